import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

/** The accounts used last are kept, so many at most. */
export const mostPayoutAccounts = 10;

const payoutAccountView = z.object({
  id: idOf('payoutAccount'),
  bankCode: z.string(),
  accountNumber: z.string(),
  /** The name on it when it was last used. It is asked for anew before money goes there. */
  accountName: z.string(),
  dateUsed: z.iso.datetime(),
});
export type PayoutAccountView = z.infer<typeof payoutAccountView>;

export const listPayoutAccounts = defineCall({
  method: 'GET',
  path: '/wallet/payoutAccounts',
  access: 'member',
  summary: 'The bank accounts that one has withdrawn to and kept, the one used last first.',
  success: { status: 200, body: z.object({ accounts: z.array(payoutAccountView) }) },
});
