import { toMajor } from '@waybill/contract/money';
import { placeOfZone } from '@waybill/contract/time-zone';
import { clockIn } from './clock-in.ts';
import { csvOf } from './csv.ts';
import type { StatementHead } from './statement-head.ts';
import type { Statement } from './statement-rows.ts';

export function statementCsv(statement: Statement, { name, email, currency, ...period }: StatementHead): string {
  const { startDate, endDate, timeZone } = period;
  const clock = clockIn(timeZone);
  const amount = (minor: bigint) => toMajor(minor).toFixed(2);
  const lines = [
    ['Statement for', name, email, `${startDate} to ${endDate}`, '', ''],
    [
      `Date (${placeOfZone(timeZone)})`,
      'What it was',
      'Reference',
      `Money in (${currency})`,
      `Money out (${currency})`,
      `Balance (${currency})`,
    ],
    ['', 'Opening balance', '', '', '', amount(statement.opening)],
    ...statement.rows.map(({ at, title, reference, change, balance }) => [
      clock(at),
      title,
      reference,
      change > 0n ? amount(change) : '',
      change < 0n ? amount(-change) : '',
      amount(balance),
    ]),
    ['', 'Closing balance', '', '', '', amount(statement.closing)],
  ];
  return csvOf(lines);
}
