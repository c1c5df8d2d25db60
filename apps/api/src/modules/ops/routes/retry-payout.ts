import { retryPayout as call } from '@waybill/contract/ops/retry-payout';
import { findPeople } from '../../users/index.ts';
import { findListedPayout, retryPayout } from '../../wallet/index.ts';
import { readBankNames } from '../bank-names.ts';
import { defineRoute } from '../define-route.ts';
import { payoutViewOf } from '../money-views.ts';
import { recordAct } from '../storage/acts.ts';

export const retryPayoutRoute = defineRoute(call, async (context, { caller, params, body }) => {
  const { reference } = params;
  const staffId = caller.userId;
  await retryPayout(context, staffId, reference, (tx, { userId }) =>
    recordAct(tx, { staffId, what: 'payout-retried', subject: reference, userId, because: body.because }),
  );
  const row = await findListedPayout(context.db, reference);
  if (!row) throw new Error('A payout is gone');
  return payoutViewOf(row, await findPeople(context.db, [row.userId]), await readBankNames(context, [row]));
});
