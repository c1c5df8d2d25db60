import { proposeCorrection } from '@waybill/contract/ops/propose-correction';
import { defineRoute } from '../../../platform/http/route.ts';
import { findPeople } from '../../users/index.ts';
import { proposeCorrection as propose } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { recordCorrection } from '../correction-acts.ts';
import { correctionViewOf } from '../money-views.ts';

export const proposeCorrectionRoute = defineRoute(
  proposeCorrection,
  async (context: OpsContext, { caller: { userId: staffId }, body, idempotencyKey }) => {
    const row = await propose(context, staffId, idempotencyKey, body, recordCorrection(staffId, 'correction-proposed', body));
    return correctionViewOf(row, await findPeople(context.db, [row.userId]), staffId);
  },
);
