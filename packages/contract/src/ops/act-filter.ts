import * as z from 'zod/mini';
import { day } from '../day.ts';
import { idOf } from '../ids.ts';
import { oneLine } from '../text.ts';

/** A part of the audit trail. */
export const actFilter = {
  /** The username of the member of staff who acted. */
  by: z._default(oneLine(60, 'Please write a username'), ''),
  what: z._default(oneLine(60, 'Please choose an act'), ''),
  /** About this person. */
  userId: z.optional(idOf('user')),
  /** A part of the reason; or what it was done to, as it is: an id, a reference, the username of somebody. */
  searchText: z._default(oneLine(120, 'Please write what you look for'), ''),
  /** Days in Lagos, both included. */
  startDate: z.optional(day),
  endDate: z.optional(day),
};
