import { amountDigits, type Currency, currencies, toMinor } from '@waybill/contract/money';

/** `₦6,500.00`. */
export function moneyWords(major: number, currency: Currency): string {
  return `${currencies[currency].symbol}${amountDigits(toMinor(major))}`;
}

/** An amount as somebody types it: `6500`, `6,500.00`, `₦6500`. Undefined where it is none. */
export function readMoney(typed: string): number | undefined {
  const plain = typed
    .trim()
    .replace(/^(NGN|USD|[₦$])\s*/i, '')
    .replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
