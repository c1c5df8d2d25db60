import { toMajor } from '@waybill/contract/money';
import { placeOfZone } from '@waybill/contract/time-zone';
import { clockIn, csvOf } from '../../wallet/index.ts';
import type { SumsRow } from '../storage/earnings-sums.ts';
import { type EarningsStatement, nobodyNamed, ruleWords, whatItWas } from './read-statement.ts';

const amount = (minor: bigint) => toMajor(minor).toFixed(2);

function amountsOf({
  feeMinor,
  commissionMinor,
  earnedMinor,
  shareMinor,
}: Omit<SumsRow, 'parcels'>): [string, string, string, string, string] {
  const [fee, commission, earned, share] = [BigInt(feeMinor), BigInt(commissionMinor), BigInt(earnedMinor), BigInt(shareMinor)];
  return [amount(fee), amount(commission), amount(earned), amount(share), amount(earned - share)];
}

/** For a spreadsheet: a line for each parcel, then a line for each rider, then all of it. */
export function earningsCsv({ name, period, lines, riders, total }: EarningsStatement): string {
  const { currency, startDate, endDate, timeZone } = period;
  const clock = clockIn(timeZone);
  const blank = ['', '', '', '', ''];
  return csvOf([
    ['Earnings of', name, `${startDate} to ${endDate}`, '', '', '', '', ...blank],
    [
      ...[`Date (${placeOfZone(timeZone)})`, 'Tracking number', 'What it was', 'Route', 'Rider', 'Vehicle', 'Rule'],
      ...['Fee', 'Commission', 'Earned', 'Rider’s share', 'Left'].map((title) => `${title} (${currency})`),
    ],
    ...lines.map((line) => [
      ...[clock(line.at), line.trackingId, whatItWas(line), `${line.routeFrom} to ${line.routeTo}`],
      ...[line.riderName ?? nobodyNamed, line.plate ?? '', ruleWords(line, amount)],
      ...amountsOf(line),
    ]),
    ...riders.map((rider) => [
      ...['', '', `In all, ${parcelWords(rider.parcels)}`, '', rider.name ?? nobodyNamed, '', ''],
      ...amountsOf(rider),
    ]),
    ['', '', `In all, ${parcelWords(total.parcels)}`, '', '', '', '', ...amountsOf(total)],
  ]);
}

const parcelWords = (parcels: number) => (parcels === 1 ? '1 parcel' : `${parcels} parcels`);
