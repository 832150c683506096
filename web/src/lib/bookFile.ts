/**
 * A part of this page as one file that needs nothing else: what is drawn, and those styles that it is drawn with.
 */
export function asFile(part: HTMLElement, title: string, lang: string): Blob {
  // Written, not built: in a document of ours a style of its own would not be allowed.
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escaped(title)}</title>`,
    `<style>\n${stylesOf(part)}\n</style>`,
  ];
  const page = [
    '<!doctype html>',
    `<html lang="${lang}" data-theme="light">`,
    `<head>\n${head.join('\n')}\n</head>`,
    `<body>${part.outerHTML}</body>`,
    '</html>\n',
  ];
  return new Blob([page.join('\n')], { type: 'text/html' });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The rules of all style sheets that mean something inside a part of the page; none that loads anything. */
function stylesOf(part: HTMLElement): string {
  const around = document.createElement('div');
  around.append(part.cloneNode(true));
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => written(rule, around))
    .filter((text) => text && !/url\(/.test(text))
    .join('\n');
}

function written(rule: CSSRule, around: HTMLElement): string {
  if (rule instanceof CSSStyleRule) return matches(rule.selectorText, around) ? rule.cssText : '';
  if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
    const inside = [...rule.cssRules].map((one) => written(one, around)).filter(Boolean);
    const kind = rule instanceof CSSMediaRule ? 'media' : 'supports';
    return inside.length ? `@${kind} ${rule.conditionText} {\n${inside.join('\n')}\n}` : '';
  }
  return '';
}

/** Whether a rule is about the page as a whole, or about something in a part of it. */
function matches(selectors: string, around: HTMLElement): boolean {
  return selectors.split(',').some((selector) => {
    const plain = selector.replace(/::?(before|after|first-letter|first-line|marker)/g, '').trim();
    if (/^(:root|html|body|\*)/.test(plain)) return true;
    try {
      return around.querySelector(plain) !== null;
    } catch {
      return false;
    }
  });
}

/** Let the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
