import * as z from 'zod/mini';
import { groupThousands } from './figures.ts';

/** Currencies a wallet can hold. Amounts inside are integers in minor units (kobo, cents). */
export const currencies = { NGN: { symbol: '₦', minorDigits: 2 }, USD: { symbol: '$', minorDigits: 2 } } as const;

export type Currency = keyof typeof currencies;

export const currencyCode = z.enum(['NGN', 'USD'], 'Please choose naira or dollars');

/** The currency of the wallet that opens at sign-up. */
export function homeCurrency(countryCode: string): Currency {
  return countryCode === 'NG' ? 'NGN' : 'USD';
}

/** Beyond this, cents of a number are no longer exact. Nobody sends that much. */
const largestAmount = 1_000_000_000_000;

export function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** An amount as people type it: a number in major units, above zero, with two decimals at most. */
export const amount = z.number('Please enter an amount').check(
  z.refine((value) => Number.isFinite(value) && value > 0, 'Please enter an amount above zero'),
  z.refine((value) => value <= largestAmount, 'That is more than we can move'),
  z.refine(hasTwoDecimals, 'Two decimals are the most'),
);

/** The same, where nothing at all is an amount, too. */
export const amountOrNothing = z.number('Please enter an amount').check(
  z.refine((value) => Number.isFinite(value) && value >= 0, 'Please enter an amount, or 0'),
  z.refine((value) => value <= largestAmount, 'That is more than we can move'),
  z.refine(hasTwoDecimals, 'Two decimals are the most'),
);

/** On the wire: major units with two decimals. */
export const amountView = z.number();

export function toMinor(major: number): bigint {
  return BigInt(Math.round(major * 100));
}

export function toMajor(minor: bigint): number {
  return Number(minor) / 100;
}

/** `12,345.50` for 1234550, whatever its sign. */
export function amountDigits(minor: bigint | number): string {
  const figures = String(minor < 0 ? -minor : minor).padStart(3, '0');
  return `${groupThousands(figures.slice(0, -2))}.${figures.slice(-2)}`;
}
