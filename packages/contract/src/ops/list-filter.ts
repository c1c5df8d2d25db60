import * as z from 'zod/mini';
import { day } from '../day.ts';
import { idOf } from '../ids.ts';
import { currencyCode, hasTwoDecimals } from '../money.ts';

const amountMessage = 'Please enter an amount, or nothing';

const wantedAmount = z.coerce
  .number(amountMessage)
  .check(
    z.minimum(0, amountMessage),
    z.maximum(1_000_000_000_000, 'That is more than we can move'),
    z.refine(hasTwoDecimals, 'Two decimals are the most'),
  );

/** A whole number out of a few, as an address writes it. */
export function numberUpTo(most: number) {
  const message = `Please send 0 to ${most}`;
  return z.coerce.number(message).check(z.int(message), z.minimum(0, message), z.maximum(most, message));
}

/** What the lists of orders and of transactions are narrowed by. Nothing narrows by nothing. */
export const listFilter = {
  currency: z.optional(currencyCode),
  /** From this amount on, and up to that, in major units; in either currency unless one is chosen. */
  leastAmount: z.optional(wantedAmount),
  mostAmount: z.optional(wantedAmount),
  /** Days in Lagos, both included. */
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** Of this person, on whichever side. */
  userId: z.optional(idOf('user')),
  /** Of somebody who lives there: two letters. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'Please choose a country'))),
  sort: z._default(z.enum(['newest', 'oldest'], 'Please choose newest or oldest'), 'newest'),
};

export const mostLinesInFile = 50_000;
