import { setDuty as call } from '@waybill/contract/orders/set-duty';
import { defineRoute } from '../../../platform/http/route.ts';
import { setDuty } from '../commands/set-duty.ts';
import type { OrdersContext } from '../context.ts';
import { readDuty } from '../express/read-duty.ts';

export const setDutyRoute = defineRoute(call, async ({ db }: OrdersContext, { caller, body }) => {
  await setDuty({ db }, caller.userId, body);
  return readDuty({ db }, caller.userId);
});
