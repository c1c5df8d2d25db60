import { groupThousands } from './format-number.ts';

export type MoneyCurrency = 'NGN' | 'USD';

const symbols = { NGN: '₦', USD: '$' };

const spokenNames = { NGN: ['naira', 'kobo'], USD: ['dollars', 'cents'] } as const;

export type MoneyParts = { sign: '' | '−'; symbol: string; digits: string };

/** The parts of an amount in minor units: 1234550 kobo is ₦ and 12,345.50. */
export function moneyParts(minor: number, currency: MoneyCurrency): MoneyParts {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Amounts are whole numbers of minor units');
  const figures = String(Math.abs(minor)).padStart(3, '0');
  const digits = `${groupThousands(figures.slice(0, -2))}.${figures.slice(-2)}`;
  return { sign: minor < 0 ? '−' : '', symbol: symbols[currency], digits };
}

export function formatMoney(minor: number, currency: MoneyCurrency): string {
  const { sign, symbol, digits } = moneyParts(minor, currency);
  return `${sign}${symbol}${digits}`;
}

/** For a screen reader, which would skip the sign or read ₦ as “n”. */
export function spokenMoney(minor: number, currency: MoneyCurrency): string {
  const { sign, digits } = moneyParts(minor, currency);
  const [whole, part] = digits.split('.');
  const [major, minorName] = spokenNames[currency];
  const rest = part === '00' ? '' : ` ${Number(part)} ${counted(Number(part), minorName)}`;
  return `${sign ? 'minus ' : ''}${whole} ${counted(Number(whole), major)}${rest}`;
}

/** Puts a currency in the singular: one dollar, two dollars; naira and kobo have one form. */
function counted(count: number, name: string): string {
  return count === 1 ? name.replace(/s$/, '') : name;
}
