import { sayAboutDoor as call } from '@waybill/contract/orders/say-about-door';
import { sayAboutDoor } from '../commands/say-about-door.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const sayAboutDoorRoute = defineRoute(call, async (context, { caller, params: { id }, body }) => {
  await sayAboutDoor(context, caller.userId, { orderId: id, ...body });
  return readOrder(context, id, caller.userId);
});
