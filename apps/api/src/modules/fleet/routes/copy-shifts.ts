import { copyShifts as call } from '@waybill/contract/fleet/copy-shifts';
import { copyShifts } from '../commands/copy-shifts.ts';
import { defineRoute } from '../define-route.ts';

export const copyShiftsRoute = defineRoute(call, (context, { caller, body }) => copyShifts(context, caller, body.week));
