import { answerSupport as call } from '@waybill/contract/ops/answer-support';
import { answerSupport } from '../commands/answer-support.ts';
import { defineRoute } from '../define-route.ts';

export const answerSupportRoute = defineRoute(call, (context, { caller, params: { roomId }, body }) =>
  answerSupport(context, { staffId: caller.userId, roomId, ...body }),
);
