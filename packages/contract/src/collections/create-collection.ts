import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { idsOf } from './collection-fields.ts';
import { collectionView } from './collection-view.ts';

export const createCollection = defineCall({
  method: 'POST',
  path: '/collections',
  access: 'member',
  summary:
    'Offer several of one’s own posted parcels to one carrier, who fetches them all at one door: a carrier of one’s choice, or whoever takes them first. Each stays posted, and may still be taken by itself.',
  idempotent: true,
  body: z.strictObject({
    packageIds: idsOf('package', 2, 'Please choose two parcels or more'),
    /** The carrier who is asked; everybody who may carry where it is absent. */
    carrierId: z.optional(idOf('user')),
  }),
  success: { status: 201, body: collectionView },
  errors: ['not_found', 'no_longer_open', 'already_matched', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
