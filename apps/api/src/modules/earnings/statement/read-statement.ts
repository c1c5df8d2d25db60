import type { Currency } from '@waybill/contract/money';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type EarningsPeriod, type GroupRow, listEarningsBy, type SumsRow, sumEarnings } from '../storage/earnings-sums.ts';
import { findBusinessName, listStatementLines, type StatementLine } from '../storage/statement-lines.ts';

/** Every line of a period, then what each rider gets, and the whole. */
export type EarningsStatement = {
  readonly name: string;
  readonly period: EarningsPeriod;
  readonly lines: readonly StatementLine[];
  readonly riders: readonly GroupRow[];
  readonly total: SumsRow;
};

const mostLines = 20_000;
const mostRiders = 1_000;

/** Of one moment: a parcel that is handed over meanwhile is in all of it or in none. */
export async function readEarningsStatement(db: Db, period: EarningsPeriod): Promise<EarningsStatement> {
  const [name, lines, riders, total] = await Promise.all([
    findBusinessName(db, period.businessId),
    listStatementLines(db, period, mostLines + 1),
    listEarningsBy(db, period, 'rider', { limit: mostRiders, skip: 0 }),
    sumEarnings(db, period),
  ]);
  if (lines.length > mostLines)
    throw new Problem('invalid_input', 'That is more than 20,000 lines. Please choose fewer days.', { field: 'startDate' });
  return { name, period, lines, riders, total };
}

const partWords = {
  delivery: 'Handed over',
  'attempt-1': 'First attempt',
  'attempt-2': 'Second attempt',
  return: 'Brought back',
} as const;

export function whatItWas({ part, isCorrection }: Pick<StatementLine, 'part' | 'isCorrection'>): string {
  return isCorrection ? `${partWords[part]}, taken back` : partWords[part];
}

/** “60 % + 100.00”; empty where there was no rule. */
export function ruleWords({ sharePercent, sharePerParcelMinor }: StatementLine, amount: (minor: bigint) => string): string {
  if (sharePercent === null) return '';
  const sum = BigInt(sharePerParcelMinor ?? 0);
  const words = [sharePercent > 0 ? `${sharePercent} %` : '', sum > 0n ? amount(sum) : ''].filter((word) => word !== '');
  return words.length === 0 ? '0 %' : words.join(' + ');
}

export const nobodyNamed = 'Nobody named';

export const fileTitle = (currency: Currency, { startDate, endDate }: Pick<EarningsPeriod, 'startDate' | 'endDate'>) =>
  `Waybill earnings, ${currency}, ${startDate} to ${endDate}`;
