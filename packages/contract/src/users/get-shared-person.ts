import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

/** What a person shows to anybody who was given their link: no surname, no town, no way to reach them. */
export const sharedPersonView = z.object({
  id: idOf('user'),
  /** The first name; a business is called as it is. */
  name: z.string(),
  profilePicture: z.nullable(z.string()),
  isDispatchPartner: z.boolean(),
  isIdentityChecked: z.boolean(),
  /** Average of the stars, 0 while there are none. */
  rating: z.number(),
  numberOfDeliveries: z.int(),
});

export type SharedPersonView = z.infer<typeof sharedPersonView>;

export const getSharedPerson = defineCall({
  method: 'GET',
  path: '/shared/people/{uid}',
  access: 'public',
  summary: 'The public side of a person, for whoever was given a link to it. Who is suspended, gone or staff is not there.',
  params: z.strictObject({ uid: idOf('user') }),
  success: { status: 200, body: sharedPersonView },
  errors: ['not_found'],
  limits: [{ by: 'ip', max: 6000, seconds: 3600 }],
});
