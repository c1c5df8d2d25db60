import { giveBackPayout as call } from '@waybill/contract/ops/give-back-payout';
import { giveBackPayout } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { readPayout } from '../read-payout.ts';
import { recordDecision } from '../record-decision.ts';

export const giveBackPayoutRoute = defineRoute(call, async (context, { caller, params: { reference }, body }) => {
  const { hasLooked, because } = body;
  const staffId = caller.userId;
  await giveBackPayout(context, reference, {
    staffId,
    hasLooked,
    also: (tx, { userId }) =>
      recordDecision(
        tx,
        { kind: 'payout', id: reference },
        { staffId, what: 'payout-given-back', subject: reference, userId, about: { hasLooked }, because },
      ),
  });
  return readPayout(context, reference);
});
