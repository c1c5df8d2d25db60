import { cancellationReasons, otherReasonId } from '@waybill/contract/orders/enums';
import { listCancellationReasons as call } from '@waybill/contract/orders/list-cancellation-reasons';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';

export const listCancellationReasonsRoute = defineRoute(call, async (_: OrdersContext) =>
  cancellationReasons.map((reason) => ({ ...reason, needsText: reason.id === otherReasonId })),
);
