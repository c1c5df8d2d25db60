import type { BodyOf } from '@waybill/contract/call';
import type { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { TimelineContext } from '../context.ts';
import { checkDay, checkPlace, checkTwoPlaces } from '../journey-rules.ts';
import { findStanding } from '../storage/people.ts';
import { findPosted, postOnce, requestOf } from './post-item.ts';
import { requireKyc } from './require-kyc.ts';

type Wish = BodyOf<typeof createTravellersRequest>;

export async function offerTrip({ db }: TimelineContext, authorId: string, idempotencyKey: string, wish: Wish): Promise<string> {
  const request = requestOf(authorId, 'trip', idempotencyKey, wish);
  const before = await findPosted(db, request);
  if (before) return before;
  const author = await findStanding(db, authorId);
  requireKyc(author);
  checkTrip(wish, author.today);
  const item = {
    ...request,
    id: newId('travellersRequest'),
    type: timelineItemType.TravellersRequest,
    authorId,
    message: wish.message,
    dispatchMode: wish.dispatchMode,
    journey: {
      pickupAddress: wish.pickupAddress,
      pickup: wish.pickupAddressJson,
      dropOffAddresses: [wish.dropOffAddress],
      dropOffs: [wish.dropOffAddressJson],
      shipDate: wish.shippingDate,
    },
  };
  return postOnce(db, { item, author, imageIds: wish.imageIdList, texts: [wish.message] });
}

function checkTrip(wish: Wish, today: string): void {
  checkDay(wish.shippingDate, today, 'shippingDate');
  checkPlace(wish.pickupAddressJson, 'pickupAddressJson');
  checkPlace(wish.dropOffAddressJson, 'dropOffAddressJson');
  checkTwoPlaces(
    { address: wish.pickupAddress, place: wish.pickupAddressJson },
    { address: wish.dropOffAddress, place: wish.dropOffAddressJson },
    'dropOffAddress',
  );
}
