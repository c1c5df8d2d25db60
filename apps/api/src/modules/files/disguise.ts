/** Long enough that no picture has them by chance: what a program would run follows the mark, too. What a camera writes about itself is XML, but none of these. */
const texts = [
  { what: 'a web page', marks: /<script[\s/>]|<!doctype\s+html|<html[\s>]|<\?php\s[\t\n\r -~]{8}/i },
  { what: 'a PDF', marks: /%PDF-\d/ },
] as const;

const endOfArchive = Buffer.from('PK\x05\x06', 'latin1');
const archiveTailBytes = 22;
const longestRemark = 65_535;

/**
 * The second type of a file that is more than a picture: made so that another program reads it as a page, a document or an
 * archive. Encoding it anew would drop that; but nobody sends one by accident. `itself` is the type it claims to be.
 */
export function disguiseOf(bytes: Buffer, itself?: 'a PDF'): string | undefined {
  const text = bytes.toString('latin1');
  const found = texts.find(({ what, marks }) => what !== itself && marks.test(text));
  if (found) return found.what;
  return endsAsArchive(bytes) ? 'an archive' : undefined;
}

/** An archive is read from its end, where a record has the length of the comment behind it: to the very last byte. */
function endsAsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(archiveTailBytes + longestRemark));
  for (let at = tail.lastIndexOf(endOfArchive); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(endOfArchive, at - 1)) {
    const isWhole = tail.length - at >= archiveTailBytes;
    if (isWhole && tail.readUInt16LE(at + archiveTailBytes - 2) === tail.length - at - archiveTailBytes) return true;
  }
  return false;
}
