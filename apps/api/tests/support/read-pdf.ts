import { inflateSync } from 'node:zlib';

/** The texts of each page, as a reader that copies them sees them: glyphs by the font's own table of what they mean. */
export function readPdf(bytes: Buffer): string[][] {
  const { pages, object } = pagesOf(bytes);
  return pages.map(({ page, content }) => {
    const resources = object(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => [
        name,
        meaningsIn(streamOf(object(/\/ToUnicode (\d+) 0 R/.exec(object(number))?.[1]))),
      ]),
    );
    return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
      const meanings = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '') ?? [];
      const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => meanings[Number.parseInt(glyph, 16)] ?? '\uFFFD').join('');
    });
  });
}

/** What each page is drawn by: numbers and operators. */
export function readPdfDrawings(bytes: Buffer): { readonly width: number; readonly height: number; readonly content: string }[] {
  return pagesOf(bytes).pages.map(({ page, content }) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    return { width: Number(width), height: Number(height), content };
  });
}

function pagesOf(bytes: Buffer) {
  const file = bytes.toString('latin1');
  const objects = new Map<number, string>();
  for (const [, number, content = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(Number(number), content);
  const object = (reference: string | undefined) => objects.get(Number(reference)) ?? '';
  const pages = [...objects.values()]
    .filter((content) => /\/Type \/Page\n/.test(content))
    .map((page) => ({ page, content: streamOf(object(/\/Contents (\d+) 0 R/.exec(page)?.[1])) }));
  return { pages, object };
}

function streamOf(object: string): string {
  const packed = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '';
  const bytes = Buffer.from(packed, 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The text of each glyph of a font, from ranges such as `<0000> <0002> [<0000> <0053> <1eb90301>]`. */
function meaningsIn(table: string): string[] {
  const meanings: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      meanings[Number.parseInt(first, 16) + index] = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
  return meanings;
}
