import { encode } from 'uqr';
import { fitted, isPrintable, printable } from './pdf.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** How large text may be, and how small it may get where there is much of it. */
export type Lettering = {
  readonly size: number;
  readonly smallest?: number;
  readonly isBold?: boolean;
  readonly isWhite?: boolean;
  /** As far from the top of its box as from the bottom. */
  readonly isMiddle?: boolean;
};

/**
 * Draws in pure black on one part of a sheet, in points from its upper left corner: thermal printers know no greys. What is written
 * stays within its box: it wraps, then shrinks, and ends with an ellipsis where even that is not enough.
 */
export type Pen = {
  /** Answers how high the text came out. */
  readonly text: (text: string, box: Box, lettering: Lettering) => number;
  readonly line: (x: number, y: number, toX: number, toY: number, thickness?: number) => void;
  readonly frame: (box: Box, thickness?: number) => void;
  readonly fill: (box: Box) => void;
  /** A square code for a camera, with the four empty squares around it that cameras want. */
  readonly code: (text: string, x: number, y: number, width: number) => void;
};

const leading = 1.22;

export function penOf(file: PDFKit.PDFDocument, left = 0, top = 0): Pen {
  const choose = ({ isBold = false }: Lettering) => file.font(isBold ? 'bold' : 'regular');
  return {
    text: (text, box, lettering) => {
      choose(lettering);
      const { lines, size } = setIn(box, readable(text), lettering, (part, size) => file.fontSize(size).widthOfString(part));
      file.fontSize(size).fillColor(lettering.isWhite ? 'white' : 'black');
      const down = lettering.isMiddle ? (box.height - lines.length * size * leading) / 2 : 0;
      lines.forEach((line, index) => {
        const y = top + box.y + down + size * (1 + index * leading);
        file.text(line, left + box.x, y, { lineBreak: false, baseline: 'alphabetic' });
      });
      return lines.length * size * leading;
    },
    line: (x, y, toX, toY, thickness = 0.75) => {
      file
        .lineWidth(thickness)
        .moveTo(left + x, top + y)
        .lineTo(left + toX, top + toY)
        .stroke('black');
    },
    frame: ({ x, y, width, height }, thickness = 0.75) => {
      file
        .lineWidth(thickness)
        .rect(left + x, top + y, width, height)
        .stroke('black');
    },
    fill: ({ x, y, width, height }) => {
      file.rect(left + x, top + y, width, height).fill('black');
    },
    code: (text, x, y, width) => {
      // Labels get wet and scratched: 15 % of it may be missing.
      const { size, data } = encode(text, { ecc: 'M', border: 4 });
      file
        .save()
        .transform(width / size, 0, 0, width / size, left + x, top + y)
        .fillColor('black');
      for (const dark of darkRuns(data)) file.addContent(dark);
      file.addContent('f').restore();
    },
  };
}

/** A run of dark squares is one rectangle: hairlines between squares confuse cameras. */
function* darkRuns(rows: readonly (readonly boolean[])[]): Iterable<string> {
  for (const [y, row] of rows.entries()) {
    let from = -1;
    for (const [x, isDark] of [...row, false].entries()) {
      if (isDark && from < 0) from = x;
      if (!isDark && from >= 0) {
        yield `${from} ${y} ${x - from} 1 re`;
        from = -1;
      }
    }
  }
}

/** Without pictures and letters that the font does not have. */
function readable(text: string): string {
  const letters = [...text.normalize('NFC')].filter((letter) => /\p{Cc}/u.test(letter) || isPrintable(letter)).join('');
  return printable(letters).replace(/\s+/g, ' ').trim();
}

type WidthOf = (text: string, size: number) => number;

/** The largest size at which the text fits its box in whole words; at the smallest, as much of it as there is room for. */
export function setIn(
  { width, height }: Pick<Box, 'width' | 'height'>,
  text: string,
  { size: largest, smallest = largest }: Pick<Lettering, 'size' | 'smallest'>,
  widthOf: WidthOf,
): { readonly lines: readonly string[]; readonly size: number } {
  const roomFor = (size: number) => Math.max(1, Math.floor((height / size - 1) / leading) + 1);
  for (let size = largest; size > smallest; size -= 0.5) {
    const lines = wrapped(text, width, (part) => widthOf(part, size));
    if (lines.length <= roomFor(size) && lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
  }
  const measure = (part: string) => widthOf(part, smallest);
  const lines = wrapped(text, width, measure).flatMap((line) => broken(line, width, measure));
  const room = roomFor(smallest);
  const shown = lines.slice(0, room);
  const rest = lines.slice(room - 1).join(' ');
  if (lines.length > room) shown[room - 1] = fitted(rest, width, measure);
  return { lines: shown, size: smallest };
}

function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than the box, in pieces. */
function broken(line: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(line) <= width) return [line];
  const pieces: string[] = [''];
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (widthOf(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}
