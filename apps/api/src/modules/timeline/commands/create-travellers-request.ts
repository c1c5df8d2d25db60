import type { BodyOf } from '@waybill/contract/call';
import type { Place } from '@waybill/contract/places/place';
import type { createTravellersRequest as call } from '@waybill/contract/timeline/create-travellers-request';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { TimelineContext } from '../context.ts';
import { checkDay, checkPlace, checkTwoPlaces } from '../journey-rules.ts';
import { locate } from '../locate.ts';
import { findStanding } from '../storage/people.ts';
import { requireKyc } from './require-kyc.ts';
import { findPosted, postOnce, requestOf } from './write-item.ts';

type Wish = BodyOf<typeof call>;
type Ends = { readonly from: Place; readonly to: Place };

export async function createTravellersRequest(
  { db, findPlaces }: Pick<TimelineContext, 'db' | 'findPlaces'>,
  authorId: string,
  idempotencyKey: string,
  wish: Wish,
): Promise<string> {
  const request = requestOf(authorId, 'trip', idempotencyKey, wish);
  const before = await findPosted(db, request);
  if (before) return before;
  const author = await findStanding(db, authorId);
  requireKyc(author);
  const from = await locate(findPlaces, wish.pickupAddress, wish.pickupAddressJson, 'pickupAddress');
  const to = await locate(findPlaces, wish.dropOffAddress, wish.dropOffAddressJson, 'dropOffAddress');
  checkTrip(wish, { from, to }, author.today);
  const item = {
    ...request,
    id: newId('travellersRequest'),
    type: timelineItemType.TravellersRequest,
    authorId,
    message: wish.message,
    dispatchMode: wish.dispatchMode,
    journey: {
      pickupAddress: wish.pickupAddress,
      pickup: from,
      dropOffAddresses: [wish.dropOffAddress],
      dropOffs: [to],
      shipDate: wish.shippingDate,
    },
  };
  return postOnce(db, { item, author, imageIds: wish.imageIdList, texts: [wish.message] });
}

function checkTrip(wish: Wish, { from, to }: Ends, today: string): void {
  checkDay(wish.shippingDate, today, 'shippingDate');
  checkPlace(from, 'pickupAddressJson');
  checkPlace(to, 'dropOffAddressJson');
  checkTwoPlaces({ address: wish.pickupAddress, place: from }, { address: wish.dropOffAddress, place: to }, 'dropOffAddress');
}
