import { getNegotiations as call } from '@waybill/contract/orders/get-negotiations';
import { defineRoute } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { readThread } from '../read-negotiation.ts';

export const getNegotiationsRoute = defineRoute(call, ({ db }: OrdersContext, { caller, params }) =>
  readThread(db, params.packageId, caller.userId, params.otherPartyId),
);
