import { answerSupport as call } from '@waybill/contract/ops/answer-support';
import { defineRoute } from '../../../platform/http/route.ts';
import { answerSupport } from '../../support/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';

export const answerSupportRoute = defineRoute(call, (context: OpsContext, { caller, params, body }) =>
  answerSupport(context, {
    ...body,
    roomId: params.roomId,
    staffId: caller.userId,
    also: (tx, userId) => recordAct(tx, { staffId: caller.userId, what: 'support-answered', subject: params.roomId, userId }),
  }),
);
