import { proposeCorrection as call } from '@waybill/contract/ops/propose-correction';
import { findPeople } from '../../users/index.ts';
import { proposeCorrection } from '../../wallet/index.ts';
import { recordCorrection } from '../correction-acts.ts';
import { defineRoute } from '../define-route.ts';
import { correctionViewOf } from '../money-views.ts';

export const proposeCorrectionRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const staffId = caller.userId;
  const row = await proposeCorrection(
    context,
    staffId,
    idempotencyKey,
    body,
    recordCorrection(staffId, 'correction-proposed', body),
  );
  return correctionViewOf(row, await findPeople(context.db, [row.userId]), caller);
});
