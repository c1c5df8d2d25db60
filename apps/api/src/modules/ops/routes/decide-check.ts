import { decideCheck as call } from '@waybill/contract/ops/decide-check';
import { decideCheck } from '../../kyc/index.ts';
import { checkDetailsOf } from '../check-views.ts';
import { defineRoute } from '../define-route.ts';
import { requireOpened } from '../opened-papers.ts';
import { recordDecision } from '../record-decision.ts';
import { tellingWho } from '../telling-who.ts';

export const decideCheckRoute = defineRoute(call, async (context, { caller, params, body }) => {
  const { checkId } = params;
  const staffId = caller.userId;
  await tellingWho(context.db, { kind: 'check', id: checkId, staffId }, () =>
    decideCheck(context, { checkId, staffId, ...body }, async (tx, { userId }) => {
      if (body.decision === 'accept') await requireOpened(tx, { staffId, checkId, userId });
      await recordDecision(
        tx,
        { kind: 'check', id: checkId },
        {
          staffId,
          what: body.decision === 'accept' ? 'identity-accepted' : 'identity-refused',
          subject: checkId,
          userId,
          about: { reasons: body.decision === 'refuse' ? body.reasons : [] },
          because: body.note,
        },
      );
    }),
  );
  return checkDetailsOf(context.db, staffId, checkId);
});
