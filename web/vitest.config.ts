import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

// Apart from how the client is built: who only plays has no tools for testing.
export default mergeConfig(
  built,
  defineConfig({
    // The browser build of Svelte is wanted, not the one for servers.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      // They run beside all others: one that waits for its turn is not wrong, one that hangs is.
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
