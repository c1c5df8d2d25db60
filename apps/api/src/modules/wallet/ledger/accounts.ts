import type { Currency } from '@waybill/contract/money';

/**
 * Accounts of a person: money to spend, money earned but not yet cleared, and money in escrow never go below zero; their
 * debt to us never goes above it.
 */
export const personKinds = ['available', 'uncleared', 'escrow', 'receivable'] as const;
/**
 * Accounts of the house. `corrections` is the other side of corrections made by staff; `transfers` is money that came by bank transfer and
 * is neither credited nor given back yet; `refunds` goes back to buyers and has not arrived yet.
 */
const houseKinds = ['commission', 'charges', 'credits', 'corrections', 'transfers', 'refunds'] as const;
/** Accounts of money that third parties hold for us or are owed by us, one per provider. */
export const providerKinds = ['paystack-clearing', 'paystack-payouts', 'paypal-clearing', 'paypal-payouts'] as const;

export type PersonKind = (typeof personKinds)[number];
export type HouseKind = (typeof houseKinds)[number] | (typeof providerKinds)[number];

export type AccountRef =
  | { readonly owner: string; readonly kind: PersonKind; readonly currency: Currency }
  | { readonly owner?: undefined; readonly kind: HouseKind; readonly currency: Currency };

export function personAccount(owner: string, kind: PersonKind, currency: Currency): AccountRef {
  return { owner, kind, currency };
}

export function houseAccount(kind: HouseKind, currency: Currency): AccountRef {
  return { kind, currency };
}

export function nameOf({ owner, kind, currency }: AccountRef): string {
  return `${owner ?? ''}|${kind}|${currency}`;
}
