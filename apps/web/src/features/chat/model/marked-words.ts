export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

/** As the search compares them: without capitals, with accents. Each plain letter knows where it stood. */
function plain(text: string): { readonly letters: string; readonly at: readonly number[] } {
  let letters = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const bare = letter.toLowerCase();
    letters += bare;
    for (let count = 0; count < bare.length; count += 1) at.push(index);
    index += letter.length;
  }
  // Where the last one ends.
  return { letters, at: [...at, text.length] };
}

/** A message with the words that were looked for. */
export function markWords(text: string, searchText: string): readonly MarkedPart[] {
  const words = plain(searchText).letters.split(/\s+/).filter(Boolean);
  const { letters, at } = plain(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let from = letters.indexOf(word); from !== -1; from = letters.indexOf(word, from + word.length))
      isHit.fill(true, at[from], at[from + word.length]);
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, isMarked] of isHit.entries()) {
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text[index];
    else parts.push({ text: text[index] ?? '', isMarked });
  }
  return parts;
}

/** The part of a long message in which the first of the words stands. */
export function excerpt(text: string, searchText: string, length = 120): string {
  if (text.length <= length) return text;
  const first = markWords(text, searchText)[0];
  const at = first && !first.isMarked ? first.text.length : 0;
  const from = Math.max(0, Math.min(at - 30, text.length - length));
  return `${from > 0 ? '…' : ''}${text.slice(from, from + length).trim()}${from + length < text.length ? '…' : ''}`;
}
