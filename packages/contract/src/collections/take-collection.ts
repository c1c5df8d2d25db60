import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountOrNothing } from '../money.ts';
import { collectionParams, idsOf } from './collection-fields.ts';
import { collectionView } from './collection-view.ts';

export const takeCollection = defineCall({
  method: 'POST',
  path: '/collections/{collectionId}/take',
  access: 'member',
  summary:
    'Take all parcels of a collection that are free, each at its fee: every one is an order of its own from then on. All that were named, or, where one is no longer to be had, none; the answer says which.',
  idempotent: true,
  params: collectionParams,
  body: z.strictObject({
    /** All that are free, as they were seen. */
    packageIds: idsOf('package', 1, 'Please choose a parcel'),
    /** Their fees together, as they were seen. */
    total: amountOrNothing,
  }),
  success: { status: 200, body: collectionView },
  errors: ['not_found', 'own_package', 'kyc_required', 'already_taken', 'no_longer_open', 'list_changed', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 120, seconds: 3600 }],
});
