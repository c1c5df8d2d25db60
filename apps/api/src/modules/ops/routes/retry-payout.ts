import { retryPayout as call } from '@waybill/contract/ops/retry-payout';
import { retryPayout } from '../../wallet/index.ts';
import { refuseHeld } from '../case-policies.ts';
import { defineRoute } from '../define-route.ts';
import { readPayout } from '../read-payout.ts';
import { recordAct } from '../storage/acts.ts';
import { tellingWho } from '../telling-who.ts';

export const retryPayoutRoute = defineRoute(call, async (context, { caller, params, body }) => {
  const { reference } = params;
  const staffId = caller.userId;
  await tellingWho(context.db, { kind: 'payout', id: reference, staffId }, () =>
    retryPayout(context, staffId, reference, async (tx, { userId }) => {
      // Tried again, it may be stuck as before: whoever holds it goes on holding it.
      await refuseHeld(tx, staffId, { kind: 'payout', id: reference });
      await recordAct(tx, { staffId, what: 'payout-retried', subject: reference, userId, because: body.because });
    }),
  );
  return readPayout(context, reference);
});
