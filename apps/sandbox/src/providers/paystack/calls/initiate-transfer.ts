import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lowercase, randomCode } from '../../../random-code.ts';
import { findRecipient, findTransfer, type PaystackContext } from '../context.ts';
import { check, PaystackError, success } from '../envelope.ts';
import { viewTransfer } from '../transfer-view.ts';
import { openTransfer } from '../transfers.ts';
import { wholeAmount } from './fields.ts';

const request = z.object({
  source: z.literal('balance', 'Source is not valid'),
  amount: wholeAmount,
  recipient: z.string('Recipient is required'),
  reference: z
    .string()
    .regex(/^[a-z0-9_-]+$/, 'Your reference contains illegal special characters')
    .min(16, 'Reference must be at least 16 characters long')
    .max(50, 'Reference must not be longer than 50 characters')
    .optional(),
  reason: z.string().max(200).nullish(),
  currency: z.literal('NGN', 'Currency not supported by merchant').optional(),
});

export function initiateTransfer(app: FastifyInstance, context: PaystackContext): void {
  app.post('/transfer', async ({ body }) => {
    const wanted = check(request, body);
    const reference = wanted.reference ?? randomCode(20, lowercase);
    if (findTransfer(context, reference) !== undefined) {
      throw new PaystackError(
        400,
        'duplicate_reference',
        'Please provide a unique reference. Reference already exists on a transfer',
        'Create a new reference for the new transfer',
      );
    }
    const recipient = findRecipient(context, wanted.recipient);
    if (recipient === undefined) {
      throw new PaystackError(400, 'invalid_transfer_recipient', 'Recipient specified is invalid');
    }
    const transfer = await openTransfer(context, { reference, amount: wanted.amount, reason: wanted.reason ?? null, recipient });
    const message = transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued';
    return success(message, viewTransfer(context, transfer));
  });
}
