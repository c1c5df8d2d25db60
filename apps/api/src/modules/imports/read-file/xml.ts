/** A tag with its attributes, or the text between two tags. */
export type XmlPart =
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'text'; readonly text: string };

/** The parts of a document from front to back, each character looked at once. Entities of its own are none: they stay as they are. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    if (open === -1) return;
    if (open > at) yield { kind: 'text', text: unescaped(xml.slice(at, open)) };
    if (xml.startsWith('<![CDATA[', open)) {
      const end = xml.indexOf(']]>', open);
      if (end === -1) return;
      yield { kind: 'text', text: xml.slice(open + 9, end) };
      at = end + 3;
      continue;
    }
    const close = xml.startsWith('<!--', open) ? xml.indexOf('-->', open) + 2 : xml.indexOf('>', open);
    if (close < open) return;
    at = close + 1;
    const tag = xml.slice(open + 1, close);
    if (tag.startsWith('!') || tag.startsWith('?')) continue;
    const isClosing = tag.startsWith('/');
    const isEmpty = tag.endsWith('/');
    const inner = tag.slice(isClosing ? 1 : 0, isEmpty ? -1 : undefined);
    const space = inner.search(/\s/);
    const name = space === -1 ? inner : inner.slice(0, space);
    yield {
      kind: isClosing ? 'close' : 'open',
      // Some programs name the namespace.
      name: name.slice(name.indexOf(':') + 1),
      attributes: space === -1 ? '' : inner.slice(space),
      isEmpty,
    };
  }
}

export function attribute(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(` ${name}=`);
  if (at === -1) return undefined;
  const start = at + name.length + 2;
  const quote = attributes[start];
  const end = quote === '"' || quote === "'" ? attributes.indexOf(quote, start + 1) : -1;
  return end === -1 ? undefined : unescaped(attributes.slice(start + 1, end));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code.toLowerCase()] ?? whole;
    const isHex = code[1] === 'x' || code[1] === 'X';
    const point = Number.parseInt(code.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
