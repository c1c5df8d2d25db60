import type { Currency } from '../money.ts';
import type { StaffRole } from './staff-roles.ts';

/** What one of our people decides about alone, in major units. Above it a second person has to agree. Those who move no money decide about none. */
export const amountLimits: Readonly<Record<StaffRole, Readonly<Record<Currency, number>>>> = {
  support: { NGN: 50_000, USD: 50 },
  checks: { NGN: 0, USD: 0 },
  money: { NGN: 500_000, USD: 500 },
  lead: { NGN: 2_000_000, USD: 2_000 },
  admin: { NGN: 2_000_000, USD: 2_000 },
};

type Sum = { readonly amount: number; readonly currency: Currency };

/** All that is decided about counts, and not a part of it: whoever splits a large sum decides about a large sum. */
export const isWithinLimit = (role: StaffRole, { amount, currency }: Sum): boolean => amount <= amountLimits[role][currency];

/** A second person is one whose own limit covers it, or somebody who leads. */
export const mayConfirm = (role: StaffRole, sum: Sum): boolean => role === 'lead' || role === 'admin' || isWithinLimit(role, sum);
