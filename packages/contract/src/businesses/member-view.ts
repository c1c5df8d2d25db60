import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView } from '../money.ts';
import { memberRoles } from './roles.ts';

export const memberRole = z.enum(memberRoles, 'Please choose a role');

/** The part of a fee that is the rider’s, in percent: of what is left after our commission. */
export const sharePercent = z
  .int('Please enter a whole number')
  .check(z.minimum(0, 'From 0 to 100'), z.maximum(100, 'From 0 to 100'));

/** Somebody who belongs to a business. */
export const memberView = z.object({
  userId: idOf('user'),
  username: z.string(),
  fullName: z.string(),
  profilePicture: z.nullable(z.string()),
  role: memberRole,
  /** Their own part of what they carry, in percent; null with the sum beside it: the rule of the business holds for them. */
  sharePercent: z.nullable(z.int()),
  /** Their own sum for each parcel that they hand over. */
  sharePerParcel: z.nullable(amountView),
  joinedAt: z.iso.datetime(),
  /** Parcels that they have taken on and not handed over yet, and those that wait for their yes. */
  openOrders: z.int(),
  /** Of those, the ones that are in their hands. */
  carrying: z.int(),
  /** Average of the stars, 0 while there are none. */
  rating: z.number(),
});

/** An invitation that waits for its answer. */
export const invitationView = z.object({
  id: idOf('invitation'),
  role: memberRole,
  name: z.string(),
  /** Where it was sent: a phone number or an email address. */
  sentTo: z.string(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** A business that one acts for, and as what. */
export const membershipView = z.object({
  businessId: idOf('user'),
  businessName: z.string(),
  profilePicture: z.nullable(z.string()),
  role: memberRole,
  sharePercent: z.nullable(z.int()),
  joinedAt: z.iso.datetime(),
});

export type MemberView = z.infer<typeof memberView>;
export type InvitationView = z.infer<typeof invitationView>;
export type MembershipView = z.infer<typeof membershipView>;
