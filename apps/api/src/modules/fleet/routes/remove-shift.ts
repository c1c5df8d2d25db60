import { removeShift as call } from '@waybill/contract/fleet/remove-shift';
import { removeShift } from '../commands/remove-shift.ts';
import { defineRoute } from '../define-route.ts';

export const removeShiftRoute = defineRoute(call, (context, { caller, params }) => removeShift(context, caller, params.shiftId));
