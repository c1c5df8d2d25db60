import type { Tx } from '../../../platform/db/database.ts';
import { detachImages } from '../../files/index.ts';
import { neighbourhoodOf } from '../neighbourhood.ts';
import {
  blankWordsOf,
  forgetPeopleOfParcels,
  listItemsOf,
  listJourneysOf,
  setJourney,
  takeDownAllOf,
} from '../storage/leaving.ts';
import { deleteTermsOf } from '../storage/terms.ts';

/**
 * Everything of somebody who leaves comes off the timeline. Nothing of it can be under way: what is open holds money, and who has
 * money held does not leave. What was delivered stays part of its order, without names, phones, doors
 * and words.
 */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  forgetPeopleOfParcels(tx, userId);
  // The part of town of a journey stays, because the price of a route is worth knowing.
  for (const { id, pickup, dropOffs } of await listJourneysOf(tx, userId))
    setJourney(tx, { id, pickup: neighbourhoodOf(pickup), dropOffs: dropOffs.map(neighbourhoodOf) });
  for (const itemId of await takeDownAllOf(tx, userId)) detachImages(tx, itemId);
  await deleteTermsOf(tx, await listItemsOf(tx, userId));
  blankWordsOf(tx, userId);
}
