import * as z from 'zod';
import type { openPaystackWire } from './paystack-wire.ts';

export type PaystackRefundReport = 'under-way' | 'done' | 'refused';

/** A part of one transaction. Those of one transaction are told apart by `name`, which is sent along as the merchant's note. */
export type PaystackRefund = { readonly transaction: string; readonly amountMinor: bigint; readonly name?: string | undefined };

/** The transaction that a refund is of: its number, or all of it. */
const refunded = z.union([z.number(), z.string(), z.object({ id: z.union([z.number(), z.string()]) }).transform(({ id }) => id)]);
const refundsSchema = z.array(
  z.object({
    status: z.string(),
    amount: z.coerce.bigint(),
    transaction: refunded,
    // Without one of ours Paystack writes a sentence of its own there.
    merchant_note: z.string().max(500).nullish().catch(null),
  }),
);
const refundSchema = z.object({ status: z.string() });

/** How our own notes begin, so that they are known from the provider's. */
const ourNote = 'refund ';

/** Refunds over Paystack's HTTP API, of transfers and of cards. A refund takes no key of ours: an earlier try is looked for by its note. */
export function openPaystackRefunds({ call, read }: ReturnType<typeof openPaystackWire>) {
  async function find({ transaction, amountMinor, name }: PaystackRefund): Promise<PaystackRefundReport | undefined> {
    const known = read(refundsSchema, await call('GET', `/refund?${new URLSearchParams({ transaction })}`));
    const ours = known.filter(
      ({ amount, transaction: of, merchant_note: note }) =>
        amount === amountMinor &&
        String(of) === transaction &&
        (name === undefined ? !note?.startsWith(ourNote) : note === `${ourNote}${name}`),
    );
    const reports = ours.map(({ status }) => meaningOf(status));
    // One that failed may have been followed by one that did not.
    return reports.find((report) => report !== 'refused') ?? reports[0];
  }

  return {
    find,

    async refund(wanted: PaystackRefund): Promise<PaystackRefundReport> {
      // Whether an earlier try was heard can only be seen by looking.
      const known = await find(wanted);
      if (known) return known;
      const { transaction, amountMinor, name } = wanted;
      const note = name === undefined ? {} : { merchant_note: `${ourNote}${name}` };
      const answer = await call('POST', '/refund', { transaction, amount: String(amountMinor), ...note });
      // Refused perhaps because an earlier try, whose answer we never saw, was heard after all.
      if (answer.status === 400 || answer.status === 404) return (await find(wanted)) ?? 'refused';
      return meaningOf(read(refundSchema, answer).status);
    },
  };
}

function meaningOf(status: string): PaystackRefundReport {
  if (status === 'processed') return 'done';
  // The provider wants other bank details, which nobody here has: staff ask for them.
  const isOver = status === 'failed' || /^needs.attention$/.test(status);
  return isOver ? 'refused' : 'under-way';
}
