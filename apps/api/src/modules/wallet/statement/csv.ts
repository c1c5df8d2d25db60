/** A file as RFC 4180 has it. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted, and harmless to a spreadsheet that would take a leading = + - or @ for a formula. */
function cell(text: string): string {
  const isAmount = /^-?\d+\.\d{2}$/.test(text);
  const safe = !isAmount && /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
