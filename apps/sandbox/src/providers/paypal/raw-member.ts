/** The text of one member of a JSON object exactly as it was sent: checksums are taken over it. */
export function rawMember(json: string, name: string): string | undefined {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;
  let depth = 0;
  let key: string | undefined;
  let start = 0;
  for (const { 0: text, index } of json.matchAll(token)) {
    if (text === '{' || text === '[') depth += 1;
    else if (depth === 1 && text === ':') start = index + 1;
    else if (depth === 1 && text.startsWith('"') && start === 0) key = readString(text);
    else if (depth === 1 && (text === ',' || text === '}') && start > 0) {
      if (key === name) return json.slice(start, index).trim();
      start = 0;
    }
    if (text === '}' || text === ']') depth -= 1;
  }
  return undefined;
}

function readString(quoted: string): string {
  return String(JSON.parse(quoted));
}
