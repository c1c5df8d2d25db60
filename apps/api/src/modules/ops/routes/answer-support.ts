import { answerSupport as call } from '@waybill/contract/ops/answer-support';
import { answerSupport } from '../../support/index.ts';
import { defineRoute } from '../define-route.ts';
import { recordAct } from '../storage/acts.ts';

export const answerSupportRoute = defineRoute(call, (context, { caller, params, body }) =>
  answerSupport(context, {
    ...body,
    roomId: params.roomId,
    staffId: caller.userId,
    also: (tx, userId) => recordAct(tx, { staffId: caller.userId, what: 'support-answered', subject: params.roomId, userId }),
  }),
);
