import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const accountNumber = z
  .string('Please enter the account number')
  .check(z.regex(/^[0-9]{10}$/, 'An account number has ten digits'));
export const bankCode = z.string('Please choose a bank').check(z.regex(/^[0-9]{3,6}$/, 'Please choose a bank'));

export const resolveAccount = defineCall({
  method: 'GET',
  path: '/wallet/resolveAccount',
  access: 'member',
  summary: 'The name on a bank account, to be shown before money goes there.',
  query: z.strictObject({ accountNumber, bankCode }),
  success: { status: 200, body: z.object({ accountName: z.string(), accountNumber: z.string(), bankCode: z.string() }) },
  errors: ['account_not_found', 'provider_unavailable'],
  limits: [{ by: 'caller', max: 20, seconds: 3600 }],
});
