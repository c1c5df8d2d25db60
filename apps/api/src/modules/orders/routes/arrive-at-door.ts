import { arriveAtDoor as call } from '@waybill/contract/orders/arrive-at-door';
import { arriveAtDoor } from '../commands/arrive-at-door.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const arriveAtDoorRoute = defineRoute(call, async (context, { caller, params, body }) => {
  await arriveAtDoor(context, caller.userId, params.id, body);
  return readOrder(context, params.id, caller.userId);
});
