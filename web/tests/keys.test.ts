import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

/** Lists of numbers, and of rules by their ids, which are never alike. */
const NEVER_ALIKE = ['DOOM as step', 'uses as count', 'counts as count', 'chapter.rules as one'];

type Node = { type?: string; [part: string]: unknown };

function* within(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const one of part) yield* within(one);
  else if (part && typeof part === 'object') {
    const node = part as Node;
    if (node.type) yield node;
    for (const [name, inner] of Object.entries(node)) if (name !== 'metadata') yield* within(inner);
  }
}

/** The lists of a component that are keyed by what they show: two that read alike would break the page. */
function keyedByText(source: string): string[] {
  const found: string[] = [];
  const words = (part: { start: number; end: number }) => source.slice(part.start, part.end);
  const texts = (block: AST.EachBlock) =>
    [...within(block.body)]
      .filter((node) => node.type === 'Fragment')
      .flatMap((node) => (node as unknown as AST.Fragment).nodes)
      .filter((node) => node.type === 'ExpressionTag')
      .map((node) => words(node.expression as unknown as AST.BaseNode));
  for (const node of within(parse(source, { modern: true }).fragment)) {
    if (node.type !== 'EachBlock') continue;
    const block = node as unknown as AST.EachBlock;
    if (!block.key || !block.context) continue;
    const key = words(block.key as unknown as AST.BaseNode);
    const list = `${words(block.expression as unknown as AST.BaseNode)} as ${words(block.context as unknown as AST.BaseNode)}`;
    if (texts(block).includes(key) && !NEVER_ALIKE.includes(list)) found.push(`{#each ${list} (${key})}`);
  }
  return found;
}

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svelte'),
);

describe('the keys of lists', () => {
  it.each(components)('are not what is shown, in %s', (file) => {
    expect(keyedByText(readFileSync(`src/${file}`, 'utf8'))).toEqual([]);
  });

  it('are found where they are', () => {
    expect(keyedByText('{#each lines as line (line)}<li>{line}</li>{/each}')).toEqual([
      '{#each lines as line (line)}',
    ]);
    expect(keyedByText('{#each notes as note (note.text)}<b><i>{note.text}</i></b>{/each}')).toHaveLength(1);
    expect(keyedByText('{#each lines as line, at (at)}<li>{line}</li>{/each}')).toEqual([]);
    expect(keyedByText('{#each cards as card (card.id)}<li>{card.name}</li>{/each}')).toEqual([]);
  });
});
