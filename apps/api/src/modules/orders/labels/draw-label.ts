import type { Pen } from '../../../platform/pdf/pen.ts';
import type { Label } from './label.ts';

/** In points: 105 by 148 millimetres, a quarter of A4. */
export const a6 = { width: 297.64, height: 420.94 } as const;

/** Thermal printers leave a rim of some millimetres. */
const rim = 16;
const width = a6.width - 2 * rim;
const codeWidth = 112;

/** One label. It says what somebody needs who has to bring the parcel on, and no more. */
export function drawLabel(pen: Pen, label: Label, box: number): void {
  drawHead(pen, label);
  pen.line(rim, 132, rim + width, 132, 1.5);
  drawReceiver(pen, label);
  pen.line(rim, 250, rim + width, 250);
  caption(pen, 'FROM', 256);
  pen.text(label.senderName, { x: rim + 42, y: 253, width: width - 42, height: 15 }, { size: 11, smallest: 8, isBold: true });
  pen.text(label.from, { x: rim + 42, y: 268, width: width - 42, height: 15 }, { size: 10, smallest: 7 });
  pen.line(rim, 286, rim + width, 286);
  drawFacts(pen, label, box);
  drawMarks(pen, label);
  drawFoot(pen, label);
}

function drawHead(pen: Pen, { number, link, isExpress }: Label): void {
  const left = width - codeWidth - 4;
  pen.text('Waybill', { x: rim, y: rim, width: left, height: 18 }, { size: 14, isBold: true });
  if (isExpress) {
    pen.fill({ x: rim, y: 42, width: 84, height: 20 });
    pen.text('EXPRESS', { x: rim + 9, y: 44.5, width: 70, height: 16 }, { size: 13, isBold: true, isWhite: true });
  }
  caption(pen, 'TRACKING NUMBER', 78);
  pen.text(number, { x: rim, y: 88, width: left, height: 34 }, { size: 26, smallest: 14, isBold: true });
  pen.code(link, rim + width - codeWidth, rim - 2, codeWidth);
}

function drawReceiver(pen: Pen, { receiverName, door, to, receiverPhone }: Label): void {
  caption(pen, 'TO', 140);
  const x = rim + 42;
  const room = width - 42;
  const lines = [
    [receiverName, 38, { size: 16, smallest: 9, isBold: true }],
    [door, 46, { size: 12, smallest: 7 }],
    [to, 15, { size: 12, smallest: 7, isBold: true }],
    [`Phone ${receiverPhone}`, 13, { size: 9.5 }],
  ] as const;
  let y = 136;
  for (const [words, height, lettering] of lines) y += pen.text(words, { x, y, width: room, height }, lettering);
}

function drawFacts(pen: Pen, label: Label, box: number): void {
  const facts = [
    ['WEIGHT', label.weight],
    ['TRAVELS ON', label.day],
    ['BOX', `${box} of ${label.boxes}`],
  ] as const;
  const columns = [0, 62, 202] as const;
  facts.forEach(([name, value], index) => {
    const x = rim + (columns[index] ?? 0);
    const room = (columns[index + 1] ?? width) - (columns[index] ?? 0) - 6;
    caption(pen, name, 291, x);
    pen.text(value, { x, y: 299, width: room, height: 16 }, { size: 12, smallest: 7, isBold: true });
  });
  caption(pen, 'CARRIER', 319);
  pen.text(label.carrierName, { x: rim + 42, y: 316, width: width - 42, height: 14 }, { size: 10, smallest: 7 });
}

/** What must not be overlooked, in frames: how to handle it, and what is paid at the door. */
function drawMarks(pen: Pen, { handling, toCollect }: Label): void {
  const marks = [...(toCollect ? [`COLLECT ${toCollect}`] : []), ...(handling ? [handling.toUpperCase()] : [])];
  const room = (width - 6 * (marks.length - 1)) / marks.length;
  marks.forEach((mark, index) => {
    const frame = { x: rim + index * (room + 6), y: 335, width: room, height: 28 };
    pen.frame(frame, 1.5);
    pen.text(
      mark,
      { x: frame.x + 7, y: frame.y + 2, width: room - 14, height: 24 },
      { size: marks.length === 1 ? 15 : 12, smallest: 7, isBold: true, isMiddle: true },
    );
  });
}

function drawFoot(pen: Pen, { entry }: Label): void {
  pen.text(
    `Where is it? Scan the code, or enter the number at ${entry}`,
    { x: rim, y: 368, width, height: 11 },
    { size: 8, smallest: 5 },
  );
  pen.text(
    'Receiver: look at the parcel first, then tell the carrier your six-digit code. Never over the phone.',
    { x: rim, y: 380, width, height: 22 },
    { size: 8, smallest: 6 },
  );
}

function caption(pen: Pen, text: string, y: number, x = rim): void {
  pen.text(text, { x, y, width, height: 9 }, { size: 6.5, isBold: true });
}
