import { type CssNode, readCss, splitSelectors, writeCss } from './read-css.ts';

/**
 * The part of a stylesheet that a page can need. Its text is its HTML and the source of the scripts that run on it: a
 * rule stays if all its elements occur there, and all its classes in the HTML or between quotation marks of the source.
 * Too much does no harm; the whole stylesheet follows later.
 */
export function criticalCss(css: string, html: string, source = ''): string {
  const code = source.replace(comments, '');
  const text = `${html}\n${code}`;
  const page: PageText = {
    words: new Set([html, ...(code.match(literals) ?? [])].join('\n').match(/[^\s"'`<>\\=;{}]+/g)),
    signs: [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0),
    elements: new Set(['html', 'body', ...[...text.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)]),
  };
  return writeCss(withoutUnusedNames(keepUsedRules(readCss(css), page)));
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const literals = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

type PageText = {
  readonly words: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
  /** Every sign in it, as its number. */
  readonly signs: readonly number[];
};

const holdsRules = /^@(layer|media|supports|container|starting-style)\b/;

function keepUsedRules(nodes: readonly CssNode[], page: PageText): CssNode[] {
  return nodes.flatMap<CssNode>(({ head, body }) => {
    if (body === undefined) return [{ head, body }];
    if (holdsRules.test(head)) {
      const inside = keepUsedRules(readCss(body), page);
      return inside.length === 0 ? [] : [{ head, body: writeCss(inside) }];
    }
    if (head === '@font-face' && !isWritten(body, page)) return [];
    if (head.startsWith('@')) return [{ head, body }];
    const selectors = splitSelectors(head).filter((selector) => isUsed(selector, page));
    return selectors.length === 0 ? [] : [{ head: selectors.join(','), body }];
  });
}

/** Whether the page shows a sign that this file of a font is for. */
function isWritten(face: string, { signs }: PageText): boolean {
  const ranges = [...(/[^-]unicode-range:([^;}]*)/.exec(` ${face}`)?.[1]?.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi) ?? [])];
  if (ranges.length === 0) return true;
  return ranges.some(([, first = '', last = first]) =>
    signs.some((sign) => sign >= Number.parseInt(first, 16) && sign <= Number.parseInt(last, 16)),
  );
}

function isUsed(selector: string, { words, elements }: PageText): boolean {
  // The classes inside :not() need not be on the page; of those inside other functions, one of several is enough.
  const plain = selector.replace(/:not\([^)]*\)/g, '');
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescapeCss(name));
  if (!classes.every((name) => words.has(name))) return false;
  if (plain.includes('(')) return true;
  const types = plain.replace(/\[[^\]]*\]|::?[\w-]+|\.(?:\\.|[\w-])+/g, ' ').match(/[a-z][a-z0-9]*/g) ?? [];
  return types.every((name) => elements.has(name));
}

function unescapeCss(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  );
}

/** Leaves out custom properties and animations that only dropped rules mentioned. */
function withoutUnusedNames(nodes: readonly CssNode[]): CssNode[] {
  const css = writeCss(nodes);
  const used = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const animated = new Set((css.match(/animation(?:-name)?:[^;}]*/g) ?? []).join(' ').match(/[\w-]+/g));
  return nodes.flatMap<CssNode>(({ head, body }) => {
    const [, property] = /^@property (--[\w-]+)/.exec(head) ?? [];
    const [, keyframes] = /^@keyframes ([\w-]+)/.exec(head) ?? [];
    if ((property && !used.has(property)) || (keyframes && !animated.has(keyframes))) return [];
    if (body === undefined || !/^@layer (theme|properties)/.test(head)) return [{ head, body }];
    const declared = body.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name: string) => (used.has(name) ? whole : ''));
    return [{ head, body: declared }];
  });
}
