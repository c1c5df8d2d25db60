import * as z from 'zod';
import { openPaystackRefunds } from '../paystack-refunds.ts';
import { openPaystackWire, type PaystackSettings } from '../paystack-wire.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { BankTransfersPort, ReturnedArrival } from './port.ts';

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
/** Pay with transfer, over Paystack's HTTP API. */
export function createPaystackTransfers(settings: PaystackSettings): BankTransfersPort {
  const wire = openPaystackWire(settings);
  const { call, read } = wire;

  const refunds = openPaystackRefunds(wire);
  const refundOf = ({ arrivalId, amountMinor, name }: ReturnedArrival) => ({ transaction: arrivalId, amountMinor, name });

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

    findGiveBack: (arrival) => refunds.find(refundOf(arrival)),
    giveBack: (arrival) => refunds.refund(refundOf(arrival)),
  };
}
