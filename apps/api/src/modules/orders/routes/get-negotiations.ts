import { getNegotiations as call } from '@waybill/contract/orders/get-negotiations';
import { defineRoute } from '../define-route.ts';
import { readThread } from '../read-negotiation.ts';

export const getNegotiationsRoute = defineRoute(call, ({ db }, { caller, params }) =>
  readThread(db, params.packageId, caller.userId, params.otherPartyId),
);
