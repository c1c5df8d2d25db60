import { getRiderDuty as call } from '@waybill/contract/fleet/get-rider-duty';
import { defineRoute } from '../define-route.ts';
import { riderOf } from '../policies.ts';
import { readRiderDuty } from '../read-rider-duty.ts';

export const getRiderDutyRoute = defineRoute(call, async ({ db }, { caller }) =>
  readRiderDuty(db, caller.userId, riderOf(caller)),
);
