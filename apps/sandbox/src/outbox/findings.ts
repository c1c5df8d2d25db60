const address = /https?:\/\/[^\s<>"'`\\]+/gi;

/** The first six-digit code. Digits inside links, amounts, phone numbers and colours do not count. */
export function findCode(text: string): string | null {
  const found = /(?<![\p{L}\d₦#+.,_-])\d{6}(?![\p{L}\d_]|[.,-]\d)/u.exec(text.replace(address, ' '));
  return found?.[0] ?? null;
}

/** Every web address in the text and in the links of the HTML, each once, in the order they appear. */
export function findLinks(text: string, html: string): string[] {
  const written = [...text.matchAll(address)].map(([url]) => withoutClosingPunctuation(url));
  const linked = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((hit) =>
    decodeEntities(hit[1] ?? hit[2] ?? ''),
  );
  return [...new Set([...written, ...linked])].filter((url) => /^https?:\/\//i.test(url) && URL.canParse(url));
}

/** Reads the text out of an HTML email that carries no plain text. */
export function htmlToText(html: string): string {
  const withoutHidden = html.replace(/<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<!--[\s\S]*?-->/g, ' ');
  const withBreaks = withoutHidden.replace(/<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr|table)\s*>/gi, '\n').replace(/<[^>]+>/g, ' ');
  return decodeEntities(withBreaks)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** “(see https://waybill.example/a).” ends before the bracket, but a bracket opened inside the address stays. */
function withoutClosingPunctuation(url: string): string {
  let end = url.replace(/[.,;:!?\]}]+$/, '');
  while (end.endsWith(')') && !end.includes('(')) end = end.slice(0, -1).replace(/[.,;:!?]+$/, '');
  return end;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities.get(name.toLowerCase()) ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
