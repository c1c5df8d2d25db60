import { printable, widthOf } from './helvetica.ts';

export type PdfText = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly isBold?: boolean;
  /** `x` is where the text ends. */
  readonly isRight?: boolean;
};

/** The least of PDF: pages of text in the two fonts that every reader has. Forty lines instead of a library of megabytes. */
export function renderPdf(pages: readonly (readonly PdfText[])[], title: string): Buffer {
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(title)} /Producer (Waybill) >>`,
    ...pages.flatMap((texts, index) => {
      const content = texts.map(drawing).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  // One character is one byte in all of it, so lengths and offsets can be counted on the text.
  const parts = ['%PDF-1.4\n'];
  let length = 9;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

function drawing({ x, y, size, text, isBold, isRight }: PdfText): string {
  const left = isRight ? x - widthOf(text, size) : x;
  return `BT /F${isBold ? 2 : 1} ${size} Tf ${left.toFixed(2)} ${y} Td ${literal(text)} Tj ET`;
}

function literal(text: string): string {
  return `(${printable(text).replace(/[\\()]/g, '\\$&')})`;
}
