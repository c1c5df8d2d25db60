import { setRiderDuty as call } from '@waybill/contract/fleet/set-rider-duty';
import { setRiderDuty } from '../commands/set-rider-duty.ts';
import { defineRoute } from '../define-route.ts';
import { riderOf } from '../policies.ts';
import { readRiderDuty } from '../read-rider-duty.ts';

export const setRiderDutyRoute = defineRoute(call, async (context, { caller, body }) => {
  await setRiderDuty(context, caller, body.isOnDuty);
  return readRiderDuty(context.db, caller.userId, riderOf(caller));
});
