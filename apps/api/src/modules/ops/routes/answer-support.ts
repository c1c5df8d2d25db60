import { answerSupport as call } from '@waybill/contract/ops/answer-support';
import { answerSupport } from '../../support/index.ts';
import { refuseHeld } from '../case-policies.ts';
import { defineRoute } from '../define-route.ts';
import { recordAct } from '../storage/acts.ts';

export const answerSupportRoute = defineRoute(call, (context, { caller, params, body }) =>
  answerSupport(context, {
    ...body,
    roomId: params.roomId,
    staffId: caller.userId,
    also: async (tx, userId) => {
      await refuseHeld(tx, caller.userId, { kind: 'support', id: params.roomId });
      await recordAct(tx, { staffId: caller.userId, what: 'support-answered', subject: params.roomId, userId });
    },
  }),
);
