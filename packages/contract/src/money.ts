/** Currencies a wallet can hold. Amounts inside are integers in minor units (kobo, cents). */
export const currencies = { NGN: { symbol: '₦', minorDigits: 2 }, USD: { symbol: '$', minorDigits: 2 } } as const;

export type Currency = keyof typeof currencies;

/** The currency of the wallet that opens at sign-up. */
export function homeCurrency(countryCode: string): Currency {
  return countryCode === 'NG' ? 'NGN' : 'USD';
}
