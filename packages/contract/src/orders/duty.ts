import * as z from 'zod/mini';
import { timeOfDay } from '../users/business.ts';
import { positionView } from './position-view.ts';

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
  /** The working hours of a business; null for a traveller. */
  workingHours: z.nullable(z.object({ start: timeOfDay, end: timeOfDay })),
});

export type DutyView = z.infer<typeof dutyView>;
