import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOfAny } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { sharedPersonView } from '../users/get-shared-person.ts';

const shared = {
  author: sharedPersonView,
  /** Neighbourhoods. */
  from: z.string(),
  to: z.array(z.string()),
  day: z.iso.date(),
};

/**
 * What a parcel, a trip or a batch shows to anybody who was given its link. Less than members see: no words and no pictures
 * that its author added, in which there may be a phone or a door, and no coordinates. Whoever draws a map of it finds the
 * neighbourhoods in our book of places.
 */
export const sharedItemView = z.discriminatedUnion('itemType', [
  z.object({
    itemType: z.literal([1, 5]),
    id: z.string(),
    ...shared,
    dispatchMode: z.int(),
    weight: z.number(),
    itemCategoryId: z.int(),
    price: amountView,
    currency: currencyCode,
  }),
  z.object({ itemType: z.literal(2), id: z.string(), ...shared, dispatchMode: z.int() }),
  z.object({
    itemType: z.literal(4),
    id: z.string(),
    ...shared,
    priceStart: amountView,
    priceEnd: amountView,
    currency: currencyCode,
  }),
]);

export type SharedItemView = z.infer<typeof sharedItemView>;

export const sharedItemId = idOfAny('package', 'travellersRequest', 'batchShipping');

export const getSharedItem = defineCall({
  method: 'GET',
  path: '/shared/items/{timelineItemId}',
  access: 'public',
  summary:
    'The public side of a parcel, a trip or a batch that is still open, for whoever was given a link to it. Anything else is not there.',
  params: z.strictObject({ timelineItemId: sharedItemId }),
  success: { status: 200, body: sharedItemView },
  errors: ['not_found'],
  limits: [{ by: 'ip', max: 6000, seconds: 3600 }],
});
