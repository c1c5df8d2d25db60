import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { createBatchShipping as call } from '@waybill/contract/timeline/create-batch-shipping';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { PlaceFinder } from '../../places/index.ts';
import type { TimelineContext } from '../context.ts';
import { checkDay, checkPlace, checkTwoPlaces } from '../journey-rules.ts';
import { locate } from '../locate.ts';
import { checkFee } from '../price-rules.ts';
import { findStanding } from '../storage/people.ts';
import { requireKyc } from './require-kyc.ts';
import { findPosted, postOnce, requestOf } from './write-item.ts';

type Wish = BodyOf<typeof call>;
type Ends = { readonly from: Place; readonly to: readonly Place[] };

export async function createBatchShipping(
  { db, findPlaces }: Pick<TimelineContext, 'db' | 'findPlaces'>,
  authorId: string,
  idempotencyKey: string,
  wish: Wish,
): Promise<string> {
  const request = requestOf(authorId, 'batch', idempotencyKey, wish);
  const before = await findPosted(db, request);
  if (before) return before;
  const author = await findStanding(db, authorId);
  requireKyc(author);
  const ends = await endsOf(findPlaces, wish);
  checkJourney(wish, ends, author.today);
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
      pickup: ends.from,
      dropOffAddresses: wish.dropOffAddresses,
      dropOffs: ends.to,
      shipDate: wish.shippingDate,
    },
    price: { currency, minor: toMinor(wish.priceStart), endMinor: toMinor(wish.priceEnd) },
  };
  return postOnce(db, { item, author, imageIds: wish.imageIdList, texts: [wish.message] });
}

async function endsOf(findPlaces: PlaceFinder, wish: Wish): Promise<Ends> {
  const from = await locate(findPlaces, wish.pickupAddress, wish.pickupAddressJson, 'pickupAddress');
  const to: Place[] = [];
  for (const [index, address] of wish.dropOffAddresses.entries())
    to.push(await locate(findPlaces, address, wish.dropOffAddressesJson?.[index], `dropOffAddresses.${index}`));
  return { from, to };
}

function checkJourney(wish: Wish, ends: Ends, today: string): void {
  checkDay(wish.shippingDate, today, 'shippingDate');
  checkPlace(ends.from, 'pickupAddressJson');
  const from = { address: wish.pickupAddress, place: ends.from };
  for (const [index, place] of ends.to.entries()) {
    checkPlace(place, `dropOffAddressesJson.${index}`);
    checkTwoPlaces(from, { address: wish.dropOffAddresses[index] ?? '', place }, `dropOffAddresses.${index}`);
  }
}
