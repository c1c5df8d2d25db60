import { decideCheck } from '@waybill/contract/ops/decide-check';
import { defineRoute } from '../../../platform/http/route.ts';
import { decideByStaff } from '../../kyc/index.ts';
import { checkDetailsOf } from '../check-views.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';

export const decideCheckRoute = defineRoute(decideCheck, async (context: OpsContext, { caller, params, body }) => {
  const { checkId } = params;
  const staffId = caller.userId;
  await decideByStaff(context, { checkId, staffId, ...body }, (tx, { userId }) =>
    recordAct(tx, {
      staffId,
      what: body.decision === 'accept' ? 'identity-accepted' : 'identity-refused',
      subject: checkId,
      userId,
      about: { reasons: body.decision === 'refuse' ? body.reasons : [] },
      because: body.note,
    }),
  );
  return checkDetailsOf(context.db, checkId);
});
