import { type Currency, currencies, toMajor } from '@waybill/contract/money';

const formats = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₦12,500.00`, for sentences. */
export function inMoney(minor: bigint, currency: Currency): string {
  return `${currencies[currency].symbol}${formats.format(toMajor(minor))}`;
}
