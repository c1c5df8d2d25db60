import { imageLimits } from '@waybill/contract/files/image-limits';
import { Problem } from '../../platform/http/problem.ts';
import { drawPages, UndrawablePdf } from '../../platform/pdf/pages/draw-pages.ts';
import { drawPdf } from '../../platform/pdf/pdf.ts';
import { jpegFrom, pixelsOf, watermarked, webpOf } from './watermark.ts';

export type Papers = { readonly bytes: Buffer; readonly mediaType: string };

const pdf = 'application/pdf';
const mostPages = 40;
/** A sheet of A4 at about 190 dots an inch. */
const longerSide = 2200;
const longestMs = 20_000;
/** Points to the inch, over dots to the inch. */
const pointsEach = 72 / 190;

/**
 * Papers drawn anew with these words all over them: the bytes that somebody handed in go nowhere. A PDF comes back as one of
 * pictures: words that were laid over its own could be taken off again.
 */
export async function markedPapers({ bytes, mediaType }: Papers, words: readonly string[]): Promise<Papers> {
  try {
    if (mediaType === pdf) return { bytes: await markedPdf(bytes, words), mediaType };
    const picture = await watermarked(await pixelsOf(bytes, imageLimits.pixels), words);
    return { bytes: await webpOf(picture), mediaType: 'image/webp' };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const what = error instanceof UndrawablePdf ? 'PDF' : 'picture';
    throw new Problem('file_unreadable', `We cannot draw this ${what}: it is damaged or locked. Please ask for another one.`);
  }
}

async function markedPdf(bytes: Buffer, words: readonly string[]): Promise<Buffer> {
  const { pages, all } = await drawPages(bytes, { mostPages, longerSide, longestMs });
  const sheets = [];
  for (const { data, ...size } of pages) {
    const jpeg = await jpegFrom(await watermarked({ data: Buffer.from(data), ...size, channels: 4 }, words));
    const inPoints = [size.width * pointsEach, size.height * pointsEach] as const;
    sheets.push({
      size: inPoints,
      draw: (file: PDFKit.PDFDocument) => {
        file.image(jpeg, 0, 0, { width: inPoints[0], height: inPoints[1] });
      },
    });
  }
  return drawPdf(sheets, all > pages.length ? `Pages 1 to ${pages.length} of ${all}` : 'Papers');
}
