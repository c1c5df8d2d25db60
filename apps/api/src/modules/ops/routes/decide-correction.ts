import { decideCorrection as call } from '@waybill/contract/ops/decide-correction';
import { findPeople } from '../../users/index.ts';
import { decideCorrection } from '../../wallet/index.ts';
import { refuseHeld } from '../case-policies.ts';
import { recordCorrection } from '../correction-acts.ts';
import { defineRoute } from '../define-route.ts';
import { correctionViewOf } from '../money-views.ts';
import { requireSecond } from '../require-limit.ts';
import { endHold } from '../storage/holds.ts';
import { tellingWho } from '../telling-who.ts';

export const decideCorrectionRoute = defineRoute(call, async (context, { caller, params, body, idempotencyKey }) => {
  const staffId = caller.userId;
  const what = body.decision === 'approve' ? 'correction-approved' : 'correction-rejected';
  const row = await tellingWho(context.db, { kind: 'correction', id: params.correctionId, staffId }, () =>
    decideCorrection(context, staffId, idempotencyKey, params.correctionId, body, async (tx, correction) => {
      const name = { kind: 'correction', id: correction.id } as const;
      await refuseHeld(tx, staffId, name);
      await endHold(tx, name);
      if (body.decision === 'approve') await requireSecond(tx, staffId, correction);
      await recordCorrection(staffId, what, body)(tx, correction);
    }),
  );
  return correctionViewOf(row, await findPeople(context.db, [row.userId]), caller);
});
