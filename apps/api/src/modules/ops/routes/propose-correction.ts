import { proposeCorrection as call } from '@waybill/contract/ops/propose-correction';
import { defineRoute } from '../../../platform/http/route.ts';
import { findPeople } from '../../users/index.ts';
import { proposeCorrection } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { recordCorrection } from '../correction-acts.ts';
import { correctionViewOf } from '../money-views.ts';

export const proposeCorrectionRoute = defineRoute(
  call,
  async (context: OpsContext, { caller: { userId: staffId }, body, idempotencyKey }) => {
    const row = await proposeCorrection(
      context,
      staffId,
      idempotencyKey,
      body,
      recordCorrection(staffId, 'correction-proposed', body),
    );
    return correctionViewOf(row, await findPeople(context.db, [row.userId]), staffId);
  },
);
