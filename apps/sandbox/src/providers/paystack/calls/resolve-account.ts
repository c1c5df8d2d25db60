import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { accountNameOf } from '../account-name.ts';
import { type Bank, findBank } from '../banks.ts';
import { check, PaystackError, success } from '../envelope.ts';

const query = z.object({ account_number: z.string('account_number is required'), bank_code: z.string('bank_code is required') });

export function resolveAccount(app: FastifyInstance): void {
  app.get('/bank/resolve', (request) => {
    const { account_number: accountNumber, bank_code: bankCode } = check(query, request.query);
    const { bank, accountName } = lookUpAccount(bankCode, accountNumber);
    return success('Account number resolved', { account_number: accountNumber, account_name: accountName, bank_id: bank.id });
  });
}

/** The bank and the holder of the account, or Paystack’s refusal. */
export function lookUpAccount(bankCode: string, accountNumber: string): { bank: Bank; accountName: string } {
  const bank = findBank(bankCode);
  if (bank === undefined) {
    throw new PaystackError(
      400,
      'invalid_bank_code',
      'Unknown bank code',
      "Ensure that you're passing the correct bank code. Use the List Banks Endpoint to get the list of all available banks and their corresponding bank codes",
    );
  }
  if (accountNumber === '9999999999') {
    throw new PaystackError(429, 'rate_limited', 'Test mode daily limit of 3 live bank resolves exceeded. Use test bank codes.');
  }
  if (!/^\d{10}$/.test(accountNumber) || accountNumber === '0000000000') {
    throw new PaystackError(422, 'invalid_params', 'Could not resolve account name. Check parameters or try again.');
  }
  return { bank, accountName: accountNameOf(bankCode, accountNumber) };
}
