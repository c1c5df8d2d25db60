import { amountDigits, type Currency, currencies } from '@waybill/contract/money';

/** `₦12,500.00`, for sentences. */
export function inMoney(minor: bigint, currency: Currency): string {
  return `${minor < 0n ? '−' : ''}${currencies[currency].symbol}${amountDigits(minor)}`;
}
