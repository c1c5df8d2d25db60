import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { otpCode } from '../text.ts';
import { collectionParams, idsOf } from './collection-fields.ts';
import { collectionView } from './collection-view.ts';

export const pickUpCollection = defineCall({
  method: 'POST',
  path: '/collections/{collectionId}/pickup',
  access: 'member',
  summary:
    'Pick up the parcels of a collection that are there, with the sender’s one code for all of them. What is not named stays as it is. All that were named, or, where one cannot be picked up, none.',
  idempotent: true,
  params: collectionParams,
  body: z.strictObject({
    orderIds: idsOf('order', 1, 'Please tick a parcel'),
    /** The sender’s. */
    code: otpCode,
  }),
  success: { status: 200, body: collectionView },
  errors: ['not_found', 'forbidden', 'code_wrong', 'code_resting', 'list_changed', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
