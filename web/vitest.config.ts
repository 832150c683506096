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
    },
  }),
);
