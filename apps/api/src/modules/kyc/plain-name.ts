/** For people to recognise; it names no path and never reaches the disk. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  // Cut by whole characters, so that none is cut in half.
  return [...last.replace(/\p{Cc}/gu, '')].slice(0, 120).join('') || 'document';
}
