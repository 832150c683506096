// Reads {name: {definitions, constants}} from standard input and writes {name: TypeScript source}.
import { compile } from 'json-schema-to-typescript';
import * as prettier from 'prettier';
import { text } from 'node:stream/consumers';

const HEAD = '// Written by scripts/write_types.py from the Python sources: change those, not this.';
const style = await prettier.resolveConfig(new URL('../src/generated/x.ts', import.meta.url).pathname);
const wanted = JSON.parse(await text(process.stdin));
const written = {};
for (const [name, { definitions, constants }] of Object.entries(wanted)) {
  const types = await compile({ definitions, type: 'object' }, 'Unused', {
    bannerComment: HEAD,
    unreachableDefinitions: true,
    additionalProperties: false,
    format: false,
  });
  const source = types
    .replace(/export interface Unused \{\s*\}\n?/, '')
    .split('\n')
    .filter((line) => !/^ \* (This interface was referenced|via the `definition`|@m(in|ax)Items)/.test(line))
    .join('\n')
    .replace(/(\n \* *)+\n \*\//g, '\n */')
    .replace(/\/\*\*\n \*\/\n/g, '');
  written[name] = await prettier.format(`${source}\n${constants}\n`, { ...style, parser: 'typescript' });
}
process.stdout.write(JSON.stringify(written));
