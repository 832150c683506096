// Draws pictures as boards do: reads their texts from the standard input as JSON, and writes the drawings.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const web = new URL('..', import.meta.url).pathname;
const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
try {
  await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: folder,
      lib: { entry: join(web, 'src/kit/art/art.ts'), formats: ['es'], fileName: 'art' },
    },
  });
  const { art } = await import(pathToFileURL(join(folder, 'art.js')).href).catch(
    () => import(pathToFileURL(join(folder, 'art.mjs')).href),
  );
  const texts = JSON.parse(await readFile('/dev/stdin', 'utf8'));
  process.stdout.write(JSON.stringify(texts.map((text) => art(text).body)));
} finally {
  await rm(folder, { recursive: true });
}
