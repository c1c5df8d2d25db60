import { decideCorrection as call } from '@waybill/contract/ops/decide-correction';
import { findPeople } from '../../users/index.ts';
import { decideCorrection } from '../../wallet/index.ts';
import { recordCorrection } from '../correction-acts.ts';
import { defineRoute } from '../define-route.ts';
import { correctionViewOf } from '../money-views.ts';

export const decideCorrectionRoute = defineRoute(
  call,
  async (context, { caller: { userId: staffId }, params, body, idempotencyKey }) => {
    const what = body.decision === 'approve' ? 'correction-approved' : 'correction-rejected';
    const row = await decideCorrection(
      context,
      staffId,
      idempotencyKey,
      params.correctionId,
      body,
      recordCorrection(staffId, what, body),
    );
    return correctionViewOf(row, await findPeople(context.db, [row.userId]), staffId);
  },
);
