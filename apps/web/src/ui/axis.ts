import { type Currency, currencies } from '@waybill/contract/money';
import { formatNumber } from './format-number.ts';

/** The next round number from here: 1, 2, 2.5 or 5 with zeros. What is counted in whole things skips the fraction. */
export function roundTop(most: number, isCount = false): number {
  if (most <= 0) return 0;
  const zeros = 10 ** Math.floor(Math.log10(most));
  const steps = isCount && zeros === 1 ? [1, 2, 4, 6, 8, 10] : [1, 2, 2.5, 5, 10];
  return (steps.find((step) => step * zeros >= most) ?? 10) * zeros;
}

const units = [
  { from: 1_000_000_000, sign: 'bn' },
  { from: 1_000_000, sign: 'm' },
  { from: 1_000, sign: 'k' },
] as const;

/** An amount in major units, as short as the side of a chart needs it: ₦2.5k. */
export function shortMoney(major: number, currency: Currency): string {
  const { from, sign } = units.find((unit) => major >= unit.from) ?? { from: 1, sign: '' };
  return `${currencies[currency].symbol}${formatNumber(Math.round((major / from) * 100) / 100)}${sign}`;
}
