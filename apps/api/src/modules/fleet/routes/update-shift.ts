import { updateShift as call } from '@waybill/contract/fleet/update-shift';
import { updateShift } from '../commands/update-shift.ts';
import { defineRoute } from '../define-route.ts';
import { shiftViewOf } from '../views.ts';

export const updateShiftRoute = defineRoute(call, async (context, { caller, params: { shiftId }, body }) =>
  shiftViewOf(await updateShift(context, caller, { shiftId, ...body })),
);
