import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { dispatchModeField } from '../timeline/item-fields.ts';
import { timeOfDay } from '../users/business.ts';
import { positionView } from './order-view.ts';

const where = 'Please send where you are';

export const positionFields = {
  latitude: z.number(where).check(z.minimum(-90, where), z.maximum(90, where)),
  longitude: z.number(where).check(z.minimum(-180, where), z.maximum(180, where)),
};

/** Whether somebody can be rung, and why not. */
export const dutyView = z.object({
  isOnDuty: z.boolean(),
  dispatchMode: z.nullable(z.int()),
  position: z.nullable(positionView),
  /** `position`: the last one is too old. `hours`: it is outside working hours. `kyc`: the identity is not checked. */
  isReachable: z.boolean(),
  whyNot: z.nullable(z.enum(['kyc', 'hours', 'position'])),
  /** Of a business; null for a traveller, who has none. */
  workingHours: z.nullable(z.object({ start: timeOfDay, end: timeOfDay })),
});

export type DutyView = z.infer<typeof dutyView>;

export const getDuty = defineCall({
  method: 'GET',
  path: '/orders/duty',
  access: 'member',
  summary: 'Whether one is on duty for express deliveries.',
  success: { status: 200, body: dutyView },
  errors: [],
});

export const setDuty = defineCall({
  method: 'PUT',
  path: '/orders/duty',
  access: 'member',
  summary: 'Go on duty with one’s position, or off duty. A business goes on duty within its working hours.',
  body: z.discriminatedUnion('isOnDuty', [
    z.strictObject({ isOnDuty: z.literal(true), dispatchMode: dispatchModeField, ...positionFields }),
    z.strictObject({ isOnDuty: z.literal(false) }),
  ]),
  success: { status: 200, body: dutyView },
  errors: ['kyc_required', 'outside_hours'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
