import * as z from 'zod/mini';
import { personView } from './person-view.ts';
import { staffRoles } from './staff-roles.ts';

/** One of our own people, as their colleagues see them. */
export const staffView = z.object({
  ...personView.shape,
  role: z.enum(staffRoles),
  email: z.string(),
  since: z.iso.datetime(),
  lastSeen: z.nullable(z.iso.datetime()),
  /** False until they have chosen a password by the link in their email. */
  hasEntered: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type StaffView = z.infer<typeof staffView>;
