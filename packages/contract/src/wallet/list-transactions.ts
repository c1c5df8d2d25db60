import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { currencyCode } from '../money.ts';
import { page, pageQuery } from '../paging.ts';
import { timeZone } from '../time-zone.ts';
import { transactionView } from './transaction-view.ts';

const statusMessage = 'Please send 0 to 3';

export const transactionFilter = {
  currency: z.optional(currencyCode),
  /** Both days are included, as `timeZone` counts them. */
  startDate: z.optional(day),
  endDate: z.optional(day),
  timeZone,
  /** Pending 0, Successful 1, Failed 2, Reversed 3. */
  status: z.optional(
    z.pipe(
      // An empty text would be 0 to Number().
      z.transform((value: unknown) => (value === '' ? undefined : Number(value))),
      z.number(statusMessage).check(z.int(statusMessage), z.minimum(0, statusMessage), z.maximum(3, statusMessage)),
    ),
  ),
};

export const listTransactions = defineCall({
  method: 'GET',
  path: '/wallet/transactions',
  access: 'member',
  summary: 'The history of one’s wallets, newest first. `cursor` goes on where the last page ended, at any depth.',
  query: z.strictObject({ ...pageQuery, ...transactionFilter }),
  success: { status: 200, body: page(transactionView) },
});
