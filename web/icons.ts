import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { width?: number; icons: Record<string, { body: string; width?: number }> };

const PREFIX = 'icon:';
const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function setNamed(name: string): IconSet {
  let found = sets.get(name);
  if (!found) {
    found = JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet;
    sets.set(name, found);
  }
  return found;
}

/** `import skull from 'icon:game-icons/skull'` gives one drawing of an icon set, and only that one. */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [set = '', name = ''] = id.slice(PREFIX.length + 1).split('/');
      const from = setNamed(set);
      const icon = from.icons[name];
      if (!icon) throw new Error(`The icon set ${set} has no icon ${name}.`);
      const size = icon.width ?? from.width ?? 24;
      return `export default ${JSON.stringify({ size, body: icon.body })};`;
    },
  };
}
