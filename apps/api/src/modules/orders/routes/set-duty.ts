import { setDuty } from '@waybill/contract/orders/set-duty';
import { defineRoute } from '../../../platform/http/route.ts';
import { changeDuty } from '../commands/set-duty.ts';
import type { OrdersContext } from '../context.ts';
import { readDuty } from '../express/read-duty.ts';

export const setDutyRoute = defineRoute(setDuty, async ({ db }: OrdersContext, { caller, body }) => {
  await changeDuty({ db }, caller.userId, body);
  return readDuty({ db }, caller.userId);
});
