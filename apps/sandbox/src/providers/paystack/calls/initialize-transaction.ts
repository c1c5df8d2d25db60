import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lowercase, randomCode } from '../../../random-code.ts';
import { openTransaction } from '../charges.ts';
import { findTransaction, type PaystackContext } from '../context.ts';
import { check, PaystackError, success } from '../envelope.ts';
import { metadata, wholeAmount } from './fields.ts';

const currencies = ['NGN', 'GHS', 'ZAR', 'KES', 'USD'] as const;

const request = z.object({
  email: z.string('Email is required').check(z.email('Email is not valid')),
  amount: wholeAmount,
  currency: z.enum(currencies, 'Currency not supported by merchant').default('NGN'),
  reference: z
    .string()
    .regex(/^[A-Za-z0-9.=-]+$/, 'Invalid character in transaction reference')
    .max(100, 'Reference is too long')
    .optional(),
  callback_url: z.url({ protocol: /^https?$/, error: 'Callback URL is not valid' }).optional(),
  metadata,
});

export function initializeTransaction(app: FastifyInstance, context: PaystackContext): void {
  app.post('/transaction/initialize', async ({ body }) => {
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
    const { accessCode } = await openTransaction(context, {
      reference,
      email: wanted.email,
      amount: wanted.amount,
      currency: wanted.currency,
      callbackUrl: wanted.callback_url ?? null,
      metadata: wanted.metadata,
    });
    return success('Authorization URL created', {
      authorization_url: `${context.origin}/paystack/checkout/${accessCode}`,
      access_code: accessCode,
      reference,
    });
  });
}
