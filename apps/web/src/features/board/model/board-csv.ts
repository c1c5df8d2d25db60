import { csvText } from '../../../ui/csv-text.ts';
import { type BoardRow, placeName } from './board-rows.ts';
import { askWords, holderWords, troubleWords } from './row-words.ts';

const columns = [
  ...['Number', 'From', 'To', 'Day', 'Kilograms', 'Fee', 'Currency', 'Express', 'Sale', 'Sender', 'Receiver', 'Rider'],
  ...['Where it stands', 'To look at'],
];

/** What of the board is shown, for a spreadsheet. `at` is when the board was read. */
export function boardCsv(rows: readonly BoardRow[], at: string): string {
  return csvText([columns, ...rows.map((row) => cellsOf(row, at))]);
}

function cellsOf(row: BoardRow, at: string): string[] {
  const parcel = row.kind === 'ask' ? row.ask : row.order;
  const { from, to, shipmentDate, weight, fee, currency, isExpress, senderName } = parcel;
  const order = row.kind === 'order' ? row.order : undefined;
  return [
    ...[order?.trackingId ?? '', placeName(from.label), placeName(to.label), shipmentDate, `${weight}`, fee.toFixed(2), currency],
    ...[isExpress ? 'yes' : 'no', order?.isSale ? 'yes' : 'no', senderName, order?.receiverName ?? '', order?.riderName ?? ''],
    row.kind === 'ask' ? askWords(row.ask, at) : holderWords(row.order),
    order ? troubleWords(order, at).join('; ') : '',
  ];
}
