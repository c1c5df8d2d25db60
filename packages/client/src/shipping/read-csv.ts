/**
 * The rows of a CSV file by RFC 4180: fields in quotes may hold commas, quotes and new lines. A semicolon parts them where the first line has more
 * of those than commas.
 */
export function readCsv(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [head = ''] = plain.split(/\r?\n/, 1);
  const parting = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = () => {
    row.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain[at] ?? '';
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (plain[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (character === parting) endField();
    else if (character === '\n') endRow();
    else if (character !== '\r') field += character;
  }
  endRow();
  return rows;
}
