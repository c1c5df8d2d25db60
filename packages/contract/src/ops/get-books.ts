import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';

export const booksView = z.object({
  /** Balances by kind of account: everybody’s together for people, one each for the house and third parties. */
  accounts: z.array(
    z.object({
      kind: z.string(),
      currency: currencyCode,
      owner: z.enum(['people', 'house', 'provider']),
      accounts: z.int(),
      balance: amountView,
    }),
  ),
  /** All accounts of a currency together: zero, or the books are off. */
  sums: z.array(z.object({ currency: currencyCode, sum: amountView })),
  transactions: z.int(),
  seal: z.nullable(z.object({ seq: z.int(), hash: z.string(), at: z.iso.datetime() })),
  /** The result of the last proof. */
  proof: z.nullable(
    z.object({
      at: z.iso.datetime(),
      isRight: z.boolean(),
      findings: z.array(z.object({ law: z.string(), account: z.nullable(z.string()), detail: z.string() })),
    }),
  ),
});
export type BooksView = z.infer<typeof booksView>;

export const getBooks = defineCall({
  method: 'GET',
  path: '/ops/books',
  access: 'staff',
  summary: 'The books: balances by kind of account, the newest seal, and how the last proof ended.',
  success: { status: 200, body: booksView },
});
