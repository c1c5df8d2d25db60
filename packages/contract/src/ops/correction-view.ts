import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { personView } from './person-view.ts';

/** A movement of money by hand. One member of staff proposes it, another approves it; nobody does both. */
export const correctionView = z.object({
  id: idOf('correction'),
  person: personView,
  /** `in`: to the person’s balance, out of the house’s corrections account; `out`: the other way. */
  direction: z.enum(['in', 'out']),
  amount: amountView,
  currency: currencyCode,
  /** The person reads it in their history. */
  title: z.string(),
  because: z.string(),
  state: z.enum(['proposed', 'approved', 'rejected']),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  decisionBecause: z.string(),
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
});
export type CorrectionView = z.infer<typeof correctionView>;
