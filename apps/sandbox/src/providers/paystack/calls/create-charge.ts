import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lowercase, randomCode } from '../../../random-code.ts';
import { findBank } from '../banks.ts';
import { openTransaction } from '../charges.ts';
import { findTransaction, findTransactionByAccount, type PaystackContext } from '../context.ts';
import { check, PaystackError, success } from '../envelope.ts';
import { transferBankCode } from '../transaction-view.ts';
import { metadata, wholeAmount } from './fields.ts';

const request = z.object({
  email: z.string('Email is required').check(z.email('Email is not valid')),
  amount: wholeAmount,
  currency: z.literal('NGN', 'Currency not supported by merchant').default('NGN'),
  reference: z
    .string()
    .regex(/^[A-Za-z0-9.=-]+$/, 'Invalid character in transaction reference')
    .max(100, 'Reference is too long')
    .optional(),
  metadata,
  bank_transfer: z.object(
    {
      account_expires_at: z.iso
        .datetime({ offset: true, error: 'Account expiry is not valid' })
        .refine((at) => Date.parse(at) > Date.now(), 'Account expiry must be in the future')
        .optional(),
    },
    'Only bank_transfer is supported here',
  ),
});

const usuallyOpenMs = 30 * 60_000;

/** Pay with transfer: answers the number of an account that is there for this payment alone. */
export function createCharge(app: FastifyInstance, context: PaystackContext): void {
  app.post('/charge', async ({ body }) => {
    const wanted = check(request, body);
    const reference = wanted.reference ?? randomCode(10, lowercase);
    if (findTransaction(context, reference) !== undefined) {
      throw new PaystackError(
        400,
        'duplicate_reference',
        'Duplicate Transaction Reference',
        'Generate and pass a new transaction reference for every transaction',
      );
    }
    const expires = wanted.bank_transfer.account_expires_at ?? Date.now() + usuallyOpenMs;
    const bankTransfer = {
      accountNumber: newAccountNumber(context),
      accountName: 'PAYSTACK CHECKOUT',
      expiresAt: new Date(expires).toISOString(),
    };
    const { email, amount, currency } = wanted;
    await openTransaction(context, {
      ...{ reference, email, amount, currency, bankTransfer },
      callbackUrl: null,
      metadata: wanted.metadata,
    });
    const bank = findBank(transferBankCode);
    return success('Charge attempted', {
      status: 'pending_bank_transfer',
      display_text: 'Please make a transfer to the account specified',
      reference,
      amount,
      account_name: bankTransfer.accountName,
      account_number: bankTransfer.accountNumber,
      bank: { slug: bank?.slug, name: bank?.name, id: bank?.id },
      account_expires_at: bankTransfer.expiresAt,
    });
  });
}

function newAccountNumber(context: PaystackContext): string {
  for (;;) {
    const number = `99${String(randomInt(100_000_000)).padStart(8, '0')}`;
    if (findTransactionByAccount(context, number) === undefined) return number;
  }
}
