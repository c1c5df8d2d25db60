import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** A parcel in the hands of a member: it waits for their yes, they have said yes, they have said no, or it was taken back. */
export const assignmentStates = ['offered', 'taken', 'declined', 'ended'] as const;

/** Who of a business carries an order, as the business and the rider see it. */
export const assignmentView = z.object({
  orderId: idOf('order'),
  riderId: idOf('user'),
  riderName: z.string(),
  state: z.enum(assignmentStates),
  assignedAt: z.iso.datetime(),
  /** Why they said no. */
  reason: z.string(),
});

/** Whoever comes to the door for a business. */
export const riderSeen = z.object({
  firstName: z.string(),
  profilePicture: z.nullable(z.string()),
  /** Average of the stars, 0 while there are none. */
  rating: z.number(),
});

export type AssignmentView = z.infer<typeof assignmentView>;
export type RiderSeen = z.infer<typeof riderSeen>;
