export type Span = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };
export type Block = { kind: 'text'; spans: Span[] } | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3}-[A-Z0-9]+-\d+)\b/g;

/** The little Markdown that rulebooks use: emphasis, code, rule ids, tables. */
export function markdown(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of source.split('\n')) {
    if (/^\s*\|/.test(line)) addRow(blocks, line);
    else if (line.trim()) blocks.push({ kind: 'text', spans: spans(line.trim()) });
  }
  return blocks;
}

function addRow(blocks: Block[], line: string): void {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows.push(cells.map(spans));
  else blocks.push({ kind: 'table', head: cells.map(spans), rows: [] });
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}
