import * as z from 'zod';
import { openPaystackWire, type PaystackSettings } from '../paystack-wire.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { BankTransfersPort, GiveBackReport, ReturnedArrival } from './port.ts';

const chargeSchema = z.object({
  status: z.literal('pending_bank_transfer'),
  reference: z.string(),
  account_number: z.string().regex(/^\d{10}$/),
  account_name: z.string().max(200),
  bank: z.object({ name: z.string().max(200) }),
  account_expires_at: z.coerce.date(),
});
const name = z.string().max(200).nullish().catch(null);
const verifiedSchema = z.object({
  id: z.coerce.string(),
  status: z.string(),
  reference: z.string(),
  amount: z.coerce.bigint(),
  currency: z.string(),
  paid_at: z.coerce.date().nullish(),
  authorization: z.object({ sender_name: name }).nullish().catch(null),
  // Only providers that take several transfers list them; with Paystack the transaction is the one transfer.
  bank_transfers: z
    .array(
      z.object({ transaction_id: z.coerce.string(), amount: z.coerce.bigint(), paid_at: z.coerce.date(), sender_name: name }),
    )
    .optional(),
});
/** The transaction that a refund is of: its number, or all of it. */
const refunded = z.union([z.number(), z.string(), z.object({ id: z.union([z.number(), z.string()]) }).transform(({ id }) => id)]);
const refundsSchema = z.array(z.object({ status: z.string(), amount: z.coerce.bigint(), transaction: refunded }));
const refundSchema = z.object({ status: z.string() });

/** Pay with transfer, over Paystack's HTTP API. */
export function createPaystackTransfers(settings: PaystackSettings): BankTransfersPort {
  const { call, read } = openPaystackWire(settings);

  async function findGiveBack({ arrivalId, amountMinor }: ReturnedArrival): Promise<GiveBackReport | undefined> {
    const known = read(refundsSchema, await call('GET', `/refund?${new URLSearchParams({ transaction: arrivalId })}`));
    const ours = known.filter(({ amount, transaction }) => amount === amountMinor && String(transaction) === arrivalId);
    const reports = ours.map(({ status }) => meaningOf(status));
    // One that failed may have been followed by one that did not.
    return reports.find((report) => report !== 'refused') ?? reports[0];
  }

  return {
    async openAccount({ reference, email, amountMinor, expiresAt }) {
      const answer = await call('POST', '/charge', {
        email,
        amount: String(amountMinor),
        reference,
        bank_transfer: { account_expires_at: expiresAt.toISOString() },
      });
      const charge = read(chargeSchema, answer);
      if (charge.reference !== reference) throw new ProviderUnavailable('Paystack', 'an answer about another payment');
      return {
        accountNumber: charge.account_number,
        bankName: charge.bank.name,
        accountName: charge.account_name,
        expiresAt: charge.account_expires_at,
      };
    },

    async findArrivals(reference) {
      const answer = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
      // Unknown there: our charge has not reached it yet.
      if (answer.status === 404 || answer.status === 400) return { currency: 'NGN', arrivals: [] };
      const { id, status, amount, currency, paid_at, authorization, bank_transfers, ...verified } = read(verifiedSchema, answer);
      if (verified.reference !== reference) throw new ProviderUnavailable('Paystack', 'an answer about another payment');
      if (bank_transfers)
        return {
          currency,
          arrivals: bank_transfers.map((each) => ({
            id: each.transaction_id,
            amountMinor: each.amount,
            at: each.paid_at,
            senderName: each.sender_name ?? null,
          })),
        };
      // Reversed: paid, and given back since. Both are booked.
      if (status !== 'success' && status !== 'reversed') return { currency, arrivals: [] };
      const at = paid_at ?? new Date();
      return {
        currency,
        arrivals: [
          {
            id,
            amountMinor: amount,
            at,
            senderName: authorization?.sender_name ?? null,
            ...(status === 'reversed' ? { isReversed: true } : {}),
          },
        ],
      };
    },

    findGiveBack,

    async giveBack(arrival) {
      // A refund takes no key of ours: whether an earlier try was heard can only be seen by looking.
      const known = await findGiveBack(arrival);
      if (known) return known;
      const { arrivalId, amountMinor } = arrival;
      const answer = await call('POST', '/refund', { transaction: arrivalId, amount: String(amountMinor) });
      // Refused perhaps because an earlier try, whose answer we never saw, was heard after all.
      if (answer.status === 400 || answer.status === 404) return (await findGiveBack(arrival)) ?? 'refused';
      return meaningOf(read(refundSchema, answer).status);
    },
  };
}

function meaningOf(status: string): GiveBackReport {
  if (status === 'processed') return 'done';
  // The provider wants other bank details, which nobody here has: staff ask for them.
  const isOver = status === 'failed' || /^needs.attention$/.test(status);
  return isOver ? 'refused' : 'under-way';
}
