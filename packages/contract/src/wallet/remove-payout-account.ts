import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

export const removePayoutAccount = defineCall({
  method: 'DELETE',
  path: '/wallet/payoutAccounts/{accountId}',
  access: 'member',
  summary: 'Forget a bank account that was kept for payouts. Payouts that went there stay in the history.',
  params: z.strictObject({ accountId: idOf('payoutAccount') }),
  success: { status: 204 },
  errors: ['not_found'],
});
