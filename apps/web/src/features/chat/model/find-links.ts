export type TextPart = { readonly text: string; readonly href?: string };

// Not what a browser would swallow or turn around: spaces, quotes, marks that change the direction of writing.
const candidate = /https:\/\/[^\s<>"'`“”‘’\u200b-\u200f\u202a-\u202e\u2060-\u2069]+/giu;
const trailing = /[.,;:!?…*_~\])}]$/u;

/**
 * What somebody wrote, with the addresses in it. Only https ones: anything else might run, or lead to a page that
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

/** The full stop belongs to the sentence; a bracket only if it was opened before the address. */
function withoutTail(address: string): string {
  let kept = address;
  while (trailing.test(kept) && !closesItsOwn(kept)) kept = kept.slice(0, -1);
  return kept;
}

function closesItsOwn(address: string): boolean {
  const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
  const close = address.at(-1) ?? '';
  const open = pairs[close];
  return open !== undefined && address.split(open).length >= address.split(close).length;
}

function isSafe(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url !== undefined && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  );
}
