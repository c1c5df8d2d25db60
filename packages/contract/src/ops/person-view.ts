import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** A person as staff see them in a list. */
export const personView = z.object({
  id: idOf('user'),
  username: z.string(),
  fullName: z.string(),
  profilePicture: z.nullable(z.string()),
  isDispatchPartner: z.boolean(),
  isBlocked: z.boolean(),
  isStaff: z.boolean(),
  kycStatus: z.int(),
});

export type PersonView = z.infer<typeof personView>;
