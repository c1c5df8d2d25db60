export type TextPart = { readonly text: string; readonly href?: string };

// Not what a browser would swallow or turn around: spaces, quotes, marks that change the direction of writing.
const candidate = /https:\/\/[^\s<>"'`“”‘’\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/giu;
const trailing = '.,;:!?…*_~])}';
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a message into text and links. Only https ones: anything else might run, or lead to a page that
 * somebody on the line can change. Addresses that name a person before an @ are left as text; they exist to deceive.
 */
export function findLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const address = withoutTail(match[0]);
    if (!isSafe(address)) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: address, href: address });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/**
 * The full stop belongs to the sentence; a bracket only if it was opened before the address. Its brackets are counted once and not
 * for each sign at its end: somebody may write nothing but brackets.
 */
function withoutTail(address: string): string {
  const counts: Record<string, number> = {};
  for (const sign of address) counts[sign] = (counts[sign] ?? 0) + 1;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address[end - 1] ?? '';
    const open = pairs[sign];
    if (!trailing.includes(sign) || (open && (counts[open] ?? 0) >= (counts[sign] ?? 0))) break;
    counts[sign] = (counts[sign] ?? 0) - 1;
  }
  return address.slice(0, end);
}

function isSafe(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url !== undefined && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  );
}
