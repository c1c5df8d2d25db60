import { setDuty as call } from '@waybill/contract/orders/set-duty';
import { setDuty } from '../commands/set-duty.ts';
import { defineRoute } from '../define-route.ts';
import { readDuty } from '../express/read-duty.ts';

export const setDutyRoute = defineRoute(call, async ({ db }, { caller, body }) => {
  await setDuty({ db }, caller.userId, body);
  return readDuty({ db }, caller.userId);
});
