import { planShift as call } from '@waybill/contract/fleet/plan-shift';
import { planShift } from '../commands/plan-shift.ts';
import { defineRoute } from '../define-route.ts';
import { shiftViewOf } from '../views.ts';

export const planShiftRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) =>
  shiftViewOf(await planShift(context, caller, idempotencyKey, body)),
);
