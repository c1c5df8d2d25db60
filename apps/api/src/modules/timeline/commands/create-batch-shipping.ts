import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import type { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { TimelineContext } from '../context.ts';
import { checkDay, checkPlace, checkTwoPlaces } from '../journey-rules.ts';
import { checkFee } from '../price-rules.ts';
import { findStanding } from '../storage/people.ts';
import { findPosted, postOnce, requestOf } from './post-item.ts';
import { requireKyc } from './require-kyc.ts';

type Wish = BodyOf<typeof createBatchShipping>;

export async function offerBatch({ db }: TimelineContext, authorId: string, idempotencyKey: string, wish: Wish): Promise<string> {
  const request = requestOf(authorId, 'batch', idempotencyKey, wish);
  const before = await findPosted(db, request);
  if (before) return before;
  const author = await findStanding(db, authorId);
  requireKyc(author);
  checkJourney(wish, author.today);
  const currency = wish.currency ?? homeCurrency(author.countryCode);
  checkFee(wish.priceStart, currency, 'priceStart');
  checkFee(wish.priceEnd, currency, 'priceEnd');
  const item = {
    ...request,
    id: newId('batchShipping'),
    type: timelineItemType.BatchShipping,
    authorId,
    message: wish.message,
    journey: {
      pickupAddress: wish.pickupAddress,
      pickup: wish.pickupAddressJson,
      dropOffAddresses: wish.dropOffAddresses,
      dropOffs: wish.dropOffAddressesJson,
      shipDate: wish.shippingDate,
    },
    price: { currency, minor: toMinor(wish.priceStart), endMinor: toMinor(wish.priceEnd) },
  };
  return postOnce(db, { item, author, imageIds: wish.imageIdList, texts: [wish.message] });
}

function checkJourney(wish: Wish, today: string): void {
  checkDay(wish.shippingDate, today, 'shippingDate');
  checkPlace(wish.pickupAddressJson, 'pickupAddressJson');
  const from = { address: wish.pickupAddress, place: wish.pickupAddressJson };
  for (const [index, place] of wish.dropOffAddressesJson.entries()) {
    checkPlace(place, `dropOffAddressesJson.${index}`);
    checkTwoPlaces(from, { address: wish.dropOffAddresses[index] ?? '', place }, `dropOffAddresses.${index}`);
  }
}
