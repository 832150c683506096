import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';

const server = process.env.DREAMTABLE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [icons(), svelte()],
  // Under test the browser build of Svelte is wanted, not the one for servers.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: '../src/dreamtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inlined as data: addresses, so a strict content policy holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
}));
