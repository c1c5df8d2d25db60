import type { LabelFormat } from '@waybill/contract/orders/label-formats';
import { drawPdf, type Sheet } from '../../../platform/pdf/pdf.ts';
import { type Pen, penOf } from '../../../platform/pdf/pen.ts';
import { a6, drawLabel } from './draw-label.ts';
import { drawWaybill } from './draw-waybill.ts';
import type { Label } from './label.ts';

type Piece = { readonly label: Label; readonly box: number };

const sheetsOf: Readonly<Record<LabelFormat, (labels: readonly Label[]) => Sheet[]>> = {
  a6: (labels) =>
    piecesOf(labels).map(({ label, box }) => ({
      size: [a6.width, a6.height],
      draw: (file) => drawLabel(penOf(file), label, box),
    })),
  a4: (labels) => {
    const pieces = piecesOf(labels);
    return Array.from({ length: Math.ceil(pieces.length / 4) }, (_, index) => fourOn(pieces.slice(index * 4, index * 4 + 4)));
  },
  waybill: (labels) => labels.map((label) => ({ size: 'A4', draw: (file) => drawWaybill(penOf(file), label) })),
};

export function labelsPdf(labels: readonly Label[], format: LabelFormat): Promise<Buffer> {
  const [first] = labels;
  const title = labels.length === 1 && first ? `Waybill ${first.number}` : `Waybill, ${labels.length} parcels`;
  return drawPdf(sheetsOf[format](labels), title);
}

/** A label for each box of each parcel. */
function piecesOf(labels: readonly Label[]): Piece[] {
  return labels.flatMap((label) => Array.from({ length: label.boxes }, (_, index) => ({ label, box: index + 1 })));
}

function fourOn(pieces: readonly Piece[]): Sheet {
  return {
    size: 'A4',
    draw: (file) => {
      for (const [index, { label, box }] of pieces.entries())
        drawLabel(penOf(file, (index % 2) * a6.width, Math.floor(index / 2) * a6.height), label, box);
      drawCuts(penOf(file));
    },
  };
}

/** Where scissors go: at the rims and in the middle, so that nothing is drawn across a label. */
function drawCuts(pen: Pen): void {
  const { width, height } = a6;
  const [short, middle] = [12, 6];
  pen.line(width, 0, width, short, 0.5);
  pen.line(width, 2 * height - short, width, 2 * height, 0.5);
  pen.line(0, height, short, height, 0.5);
  pen.line(2 * width - short, height, 2 * width, height, 0.5);
  pen.line(width - middle, height, width + middle, height, 0.5);
  pen.line(width, height - middle, width, height + middle, 0.5);
}
