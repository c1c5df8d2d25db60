import { amountDigits } from '@waybill/contract/money';
import { placeOfZone } from '@waybill/contract/time-zone';
import { type PdfText, renderPdf } from '../../../platform/pdf/pdf.ts';
import { clockIn } from '../../wallet/index.ts';
import type { SumsRow } from '../storage/earnings-sums.ts';
import { type EarningsStatement, fileTitle, nobodyNamed, whatItWas } from './read-statement.ts';

const rowsPerPage = 38;
const columns = { date: 40, what: 118, rider: 262, earned: 400, share: 478, left: 555 } as const;

type Row = {
  readonly date: string;
  readonly what: string;
  readonly rider: string;
  readonly sums: SumsOnly;
  readonly isBold?: boolean;
};
type SumsOnly = Pick<SumsRow, 'earnedMinor' | 'shareMinor'>;

/** A4, for a file: what each parcel earned after commission, its rider and their share. The fees themselves are in the CSV. */
export function earningsPdf(statement: EarningsStatement): Promise<Buffer> {
  const { period, lines, riders, total } = statement;
  const clock = clockIn(period.timeZone);
  const rows: Row[] = [
    ...lines.map((line) => ({
      date: clock(line.at),
      what: `${line.trackingId} · ${whatItWas(line)}`,
      rider: line.riderName ?? nobodyNamed,
      sums: line,
    })),
    ...riders.map((rider) => ({ date: '', what: 'In all', rider: rider.name ?? nobodyNamed, sums: rider, isBold: true })),
    { date: '', what: 'The whole', rider: '', sums: total, isBold: true },
  ];
  const count = Math.ceil(rows.length / rowsPerPage);
  const pages = Array.from({ length: count }, (_, index) => [
    ...headingOf(statement, `Page ${index + 1} of ${count}`),
    ...rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage).flatMap((row, place) => textsOf(row, 707 - place * 16)),
  ]);
  return renderPdf(pages, fileTitle(period.currency, period));
}

function headingOf({ name, period }: EarningsStatement, page: string): PdfText[] {
  const { currency, startDate, endDate, timeZone } = period;
  const title = { y: 723, size: 9, isBold: true } as const;
  return [
    { x: 40, y: 790, size: 18, isBold: true, text: 'Waybill' },
    { x: 40, y: 766, size: 11, text: `Earnings of ${name}`, room: 515 },
    { x: 40, y: 751, size: 10, text: `${currency}, ${startDate} to ${endDate} (${placeOfZone(timeZone)} time)` },
    { x: columns.left, y: 751, size: 9, text: page, isRight: true },
    { ...title, x: columns.date, text: 'Date' },
    { ...title, x: columns.what, text: 'Parcel' },
    { ...title, x: columns.rider, text: 'Rider' },
    { ...title, x: columns.earned, text: `Earned, ${currency}`, isRight: true },
    { ...title, x: columns.share, text: `Share, ${currency}`, isRight: true },
    { ...title, x: columns.left, text: `Left, ${currency}`, isRight: true },
  ];
}

const amount = (minor: bigint) => `${minor < 0n ? '-' : ''}${amountDigits(minor)}`;

function textsOf({ date, what, rider, sums, isBold = false }: Row, y: number): PdfText[] {
  const [earned, share] = [BigInt(sums.earnedMinor), BigInt(sums.shareMinor)];
  const line = { y, size: 9, isBold } as const;
  return [
    { ...line, x: columns.date, text: date },
    { ...line, x: columns.what, text: what, room: columns.rider - columns.what - 6 },
    { ...line, x: columns.rider, text: rider, room: 82 },
    { ...line, x: columns.earned, text: amount(earned), isRight: true },
    { ...line, x: columns.share, text: amount(share), isRight: true },
    { ...line, x: columns.left, text: amount(earned - share), isRight: true },
  ];
}
