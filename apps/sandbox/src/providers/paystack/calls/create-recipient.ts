import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lowercase, randomCode } from '../../../random-code.ts';
import { addBounded } from '../../../state-file.ts';
import { nextId, type PaystackContext } from '../context.ts';
import { check, PaystackError, success } from '../envelope.ts';
import { mostKept } from '../state.ts';
import { viewRecipient } from '../transfer-view.ts';
import { metadata } from './fields.ts';
import { lookUpAccount } from './resolve-account.ts';

const request = z.object({
  type: z.literal('nuban', 'Type is not valid'),
  name: z.string('Name is required').trim().min(1, 'Name is required').max(200, 'Name is too long'),
  account_number: z.string('Account number is required'),
  bank_code: z.string('bank_code is required'),
  currency: z.literal('NGN', 'Currency not supported by merchant').default('NGN'),
  description: z.string().nullish(),
  email: z.string().nullish(),
  metadata,
});

export function createRecipient(app: FastifyInstance, context: PaystackContext): void {
  app.post('/transferrecipient', async ({ body }, reply) => {
    const wanted = check(request, body);
    const { accountName } = lookUp(wanted.bank_code, wanted.account_number);
    const { recipients } = context.file.state;
    const existing = recipients.find(
      ({ bankCode, accountNumber }) => bankCode === wanted.bank_code && accountNumber === wanted.account_number,
    );
    const recipient =
      existing ??
      addBounded(
        recipients,
        {
          id: nextId(context),
          code: `RCP_${randomCode(15, lowercase)}`,
          name: wanted.name,
          description: wanted.description ?? null,
          email: wanted.email ?? null,
          metadata: wanted.metadata,
          currency: wanted.currency,
          accountNumber: wanted.account_number,
          accountName,
          bankCode: wanted.bank_code,
          createdAt: new Date().toISOString(),
        },
        mostKept,
      );
    await context.file.save();
    return reply.code(201).send(success('Transfer recipient created successfully', viewRecipient(recipient)));
  });
}

/** Here an account nobody has is a wrong parameter like any other. */
function lookUp(bankCode: string, accountNumber: string) {
  try {
    return lookUpAccount(bankCode, accountNumber);
  } catch (error) {
    if (!(error instanceof PaystackError) || error.status !== 422) throw error;
    throw new PaystackError(400, 'invalid_params', 'Account number is invalid');
  }
}
