import { amountDigits, type Currency, currencies } from '@waybill/contract/money';

const spokenNames = { NGN: ['naira', 'kobo'], USD: ['dollars', 'cents'] } as const;

export type MoneyParts = { sign: '' | '−'; symbol: string; digits: string };

/** The parts of an amount in minor units: 1234550 kobo is ₦ and 12,345.50. */
export function moneyParts(minor: number, currency: Currency): MoneyParts {
  if (!Number.isSafeInteger(minor)) throw new RangeError('Amounts are whole numbers of minor units');
  return { sign: minor < 0 ? '−' : '', symbol: currencies[currency].symbol, digits: amountDigits(minor) };
}

export function formatMoney(minor: number, currency: Currency): string {
  const { sign, symbol, digits } = moneyParts(minor, currency);
  return `${sign}${symbol}${digits}`;
}

/** The same without “.00”, for a button that offers a round amount: three of them share a line of a small phone. */
export function formatRoundMoney(minor: number, currency: Currency): string {
  return formatMoney(minor, currency).replace(/\.00$/, '');
}

/** For a screen reader, which would skip the sign or read ₦ as “n”. */
export function spokenMoney(minor: number, currency: Currency): string {
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
