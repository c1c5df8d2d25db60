/** Counted from the end: an expression would look at all of them again from each one (`/a////…/b`). */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
