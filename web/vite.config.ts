import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';

const server = process.env.DREAMTABLE_SERVER ?? 'http://127.0.0.1:8000';

/** What tables, replays and boards share: the parts of a page, the kit, plain code, and the icons of buttons. */
const SHARED = /src\/(parts|kit(?!\/generic)|lib)\/|icon:lucide|node_modules\/svelte/;

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/dreamtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inlined as data: addresses, so a strict content policy holds.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page begins with is one file of code and one of styles, and so is what tables share: on a slow
    // line each request costs a wait.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'table', test: SHARED, minShareCount: 2, priority: 1 },
            { name: 'signs', test: /icon:game-icons/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
