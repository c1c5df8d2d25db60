const wholeOnly = new Set(['HUF', 'JPY', 'TWD']);

/** Every currency PayPal takes; the naira is none of them. */
export const currencies: ReadonlySet<string> = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);

export function decimalsOf(currency: string): number {
  return wholeOnly.has(currency) ? 0 : 2;
}

export const decimalAmount = /^\d{1,12}(?:\.\d+)?$/;

/** “12.5” dollars are 1250 cents; undefined when there are more decimals than the currency has. */
export function toMinor(value: string, currency: string): number | undefined {
  const [whole = '0', fraction = ''] = value.split('.');
  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
}

export function toValue(minor: number, currency: string): string {
  return (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
}

/** An amount of the Orders API. The Payouts API calls the same field `currency`. */
export function money(minor: number, currency: string) {
  return { currency_code: currency, value: toValue(minor, currency) };
}

export function payoutMoney(minor: number, currency: string) {
  return { currency, value: toValue(minor, currency) };
}

/** PayPal’s fee on a payment: 3.49 % and 49 cents, never more than all of it. */
export function captureFee(amount: number, currency: string): number {
  const flat = decimalsOf(currency) === 2 ? 49 : 40;
  return Math.min(amount, Math.round(amount * 0.0349) + flat);
}

/** PayPal’s fee on a payout: two per cent. */
export function payoutFee(amount: number): number {
  return Math.round(amount * 0.02);
}
