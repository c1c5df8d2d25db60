import { cancellationReasons, otherReasonId } from '@waybill/contract/orders/enums';
import { listCancellationReasons as call } from '@waybill/contract/orders/list-cancellation-reasons';
import { defineRoute } from '../define-route.ts';

export const listCancellationReasonsRoute = defineRoute(call, async (_) =>
  cancellationReasons.map((reason) => ({ ...reason, needsText: reason.id === otherReasonId })),
);
