import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount } from '../money.ts';
import { email, pin } from '../text.ts';
import { accountNumber, bankCode } from './resolve-account.ts';
import { transactionView } from './transaction-view.ts';

export const initiatePayout = defineCall({
  method: 'POST',
  path: '/wallet/initiatepayout',
  access: 'member',
  summary:
    'Send money out: naira to a bank account, dollars to a PayPal account. It leaves the balance at once and comes back in full if it fails.',
  idempotent: true,
  body: z.discriminatedUnion('currency', [
    z.strictObject({
      currency: z.literal('NGN'),
      amount,
      pin,
      accountNumber,
      bankCode,
      /** The name that the person was shown. If the bank has another one by now, nothing is sent. */
      accountName: z.optional(z.string().check(z.maxLength(200, 'That name is too long'))),
      /** Keeps the account among those one can choose from next time. */
      saveAccount: z.optional(z.boolean()),
    }),
    z.strictObject({ currency: z.literal('USD'), amount, pin, paypalEmail: email }),
  ]),
  success: { status: 201, body: transactionView },
  errors: [
    'kyc_required',
    'pin_wrong',
    'pin_missing',
    'wallet_locked',
    'insufficient_funds',
    'amount_out_of_limits',
    'account_not_found',
    'key_used_otherwise',
    'provider_unavailable',
  ],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
