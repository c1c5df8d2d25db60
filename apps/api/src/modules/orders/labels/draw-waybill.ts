import type { Pen } from '../../../platform/pdf/pen.ts';
import type { Label } from './label.ts';

const rim = 42;
const width = 595.28 - 2 * rim;
const half = (width - 16) / 2;

/** A document on A4 for the hands of sender and carrier: both doors, what is inside and what it is worth. It is not stuck on anything. */
export function drawWaybill(pen: Pen, label: Label): void {
  drawHead(pen, label);
  drawEnds(pen, label);
  drawFacts(pen, label);
  drawConditions(pen, label);
  drawSignatures(pen);
}

function drawHead(pen: Pen, { number, link, entry, isExpress, day }: Label): void {
  pen.text('Waybill', { x: rim, y: 44, width: 300, height: 28 }, { size: 22, isBold: true });
  pen.text(
    `${isExpress ? 'Express. ' : ''}Travels on ${day}`,
    { x: rim, y: 72, width: 340, height: 16 },
    { size: 11, isBold: isExpress },
  );
  caption(pen, 'TRACKING NUMBER', rim, 100, 200);
  pen.text(number, { x: rim, y: 110, width: 340, height: 40 }, { size: 30, isBold: true });
  pen.text(
    `Where is it? Scan the code, or enter the number at ${entry}`,
    { x: rim, y: 150, width: 370, height: 14 },
    { size: 9, smallest: 6 },
  );
  pen.code(link, rim + width - 124, 40, 124);
  pen.line(rim, 172, rim + width, 172, 1.5);
}

function drawEnds(pen: Pen, label: Label): void {
  const ends = [
    ['FROM', label.senderName, label.pickupDoor, label.from, label.senderPhone],
    ['TO', label.receiverName, label.door, label.to, label.receiverPhone],
  ] as const;
  ends.forEach(([name, person, door, place, phone], index) => {
    const x = rim + index * (half + 16);
    caption(pen, name, x, 182, half);
    const lines = [
      [person, 38, { size: 14, smallest: 8, isBold: true }],
      [door, 58, { size: 11, smallest: 7 }],
      [place, 15, { size: 11, smallest: 7, isBold: true }],
      [`Phone ${phone}`, 14, { size: 10 }],
    ] as const;
    let y = 193;
    for (const [words, height, lettering] of lines) y += pen.text(words, { x, y, width: half, height }, lettering);
  });
  pen.line(rim + half + 8, 182, rim + half + 8, 320);
  pen.line(rim, 328, rim + width, 328, 1.5);
}

function drawFacts(pen: Pen, label: Label): void {
  const rows = [
    ['Contents', [label.category, label.description].filter((words) => words !== '').join(': ')],
    ['Boxes', String(label.boxes)],
    ['Declared weight', label.weight],
    ['Declared value', label.value],
    ['To collect at the door', label.toCollect ?? 'Nothing'],
    ['Handling', label.handling ?? 'Nothing special'],
    ['Carrier', `${label.carrierName}, by ${label.travelsBy.toLowerCase()}`],
  ] as const;
  let y = 336;
  for (const [name, value] of rows) {
    const height = name === 'Contents' ? 48 : 16;
    pen.text(name, { x: rim, y, width: 140, height: 16 }, { size: 10 });
    pen.text(value, { x: rim + 146, y, width: width - 146, height }, { size: 11, smallest: 6.5, isBold: name !== 'Contents' });
    y += height + 5;
    pen.line(rim, y - 2, rim + width, y - 2, 0.5);
  }
}

const conditions = [
  'The carrier takes the parcel as it is described here and looks at its outside before signing. Damage that shows is written beside the signature.',
  'The sender says that nothing is inside that may not be sent, and that weight and value are true.',
  'The fee waits in escrow with Waybill and is paid once the parcel is handed over. Nobody pays the carrier in cash.',
  'What is to be collected is paid to Waybill, by transfer or card, never in cash. The parcel is handed over when the app says that it is paid.',
  'The receiver looks at the parcel first and then tells the carrier the six-digit code. Nobody asks for it by phone.',
  'If something is wrong, sender or carrier say so in the app, and the money stays frozen until our people have decided.',
] as const;

function drawConditions(pen: Pen, { toCollect }: Label): void {
  caption(pen, 'CONDITIONS', rim, 530, width);
  let y = 541;
  for (const [index, words] of conditions
    .filter((words) => toCollect || !words.startsWith('What is to be collected'))
    .entries()) {
    pen.text(`${index + 1}.`, { x: rim, y, width: 14, height: 12 }, { size: 8.5 });
    y += pen.text(words, { x: rim + 14, y, width: width - 14, height: 24 }, { size: 8.5 }) + 2;
  }
}

function drawSignatures(pen: Pen): void {
  const who = ['Handed over by (sender)', 'Taken by (carrier)', 'Received by'] as const;
  const column = (width - 32) / 3;
  who.forEach((words, index) => {
    const x = rim + index * (column + 16);
    pen.text(words, { x, y: 680, width: column, height: 14 }, { size: 9.5, isBold: true });
    for (const [below, name] of [
      [712, 'Name'],
      [744, 'Date and time'],
      [788, 'Signature'],
    ] as const) {
      pen.line(x, below, x + column, below, 0.5);
      pen.text(name, { x, y: below + 1, width: column, height: 10 }, { size: 7 });
    }
  });
}

function caption(pen: Pen, text: string, x: number, y: number, room: number): void {
  pen.text(text, { x, y, width: room, height: 10 }, { size: 7, isBold: true });
}
