/** A rule with its selector, a block with rules inside, or a statement without a block. */
export type CssNode = { readonly head: string; readonly body: string | undefined };

/** The top level of a stylesheet, or of a block in it. Enough for what Tailwind writes; not for everything CSS allows. */
export function readCss(css: string): CssNode[] {
  const nodes: CssNode[] = [];
  let at = 0;
  while (at < css.length) {
    const end = headEnd(css, at);
    const head = css.slice(at, end).trim();
    if (css[end] === '{') {
      const close = closingBrace(css, end);
      nodes.push({ head, body: css.slice(end + 1, close) });
      at = close + 1;
    } else {
      if (head !== '') nodes.push({ head, body: undefined });
      at = end + 1;
    }
  }
  return nodes;
}

export function writeCss(nodes: readonly CssNode[]): string {
  return nodes.map(({ head, body }) => (body === undefined ? `${head};` : `${head}{${body}}`)).join('');
}

/** `a, b:is(c, d)` has two selectors. */
export function splitSelectors(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(head.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...selectors, head.slice(start).trim()];
}

/** The position of the `{` or `;` that ends a head; strings and escapes may contain either. */
function headEnd(css: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '{' || sign === ';') return at;
    at = skip(css, at);
  }
  return css.length;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = skip(css, at) + 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('The stylesheet has an unclosed brace');
}

/** The last position of an escape or a string that begins here; the same position where none does. */
function skip(css: string, at: number): number {
  const sign = css[at];
  if (sign === '\\') return at + 1;
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
  return end;
}
