import { decideCorrection as call } from '@waybill/contract/ops/decide-correction';
import { defineRoute } from '../../../platform/http/route.ts';
import { findPeople } from '../../users/index.ts';
import { decideCorrection } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { recordCorrection } from '../correction-acts.ts';
import { correctionViewOf } from '../money-views.ts';

export const decideCorrectionRoute = defineRoute(
  call,
  async (context: OpsContext, { caller: { userId: staffId }, params, body, idempotencyKey }) => {
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
