import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { createBatchShipping as call } from '@waybill/contract/timeline/create-batch-shipping';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { PlaceFinder } from '../../places/index.ts';
import type { TimelineContext } from '../context.ts';
import { checkDay, checkPlace, checkTwoPlaces, roomIn } from '../journey-rules.ts';
import { locate } from '../locate.ts';
import { checkFee } from '../price-rules.ts';
import { findAuthorStatus } from '../storage/people.ts';
import { findPosted, postOnce, requestOf } from './post-once.ts';
import { requireKyc } from './require-kyc.ts';

type Input = BodyOf<typeof call>;
type Ends = { readonly from: Place; readonly to: readonly Place[] };

export async function createBatchShipping(
  { db, findPlaces }: Pick<TimelineContext, 'db' | 'findPlaces'>,
  authorId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const request = requestOf(authorId, 'batch', idempotencyKey, input);
  const before = await findPosted(db, request);
  if (before) return before;
  const author = await findAuthorStatus(db, authorId);
  requireKyc(author);
  const ends = await endsOf(findPlaces, input);
  checkJourney(input, ends, author.today);
  const currency = input.currency ?? homeCurrency(author.countryCode);
  checkFee(input.priceStart, currency, 'priceStart');
  checkFee(input.priceEnd, currency, 'priceEnd');
  const item = {
    ...request,
    id: newId('batchShipping'),
    type: timelineItemType.BatchShipping,
    authorId,
    message: input.message,
    journey: {
      pickupAddress: input.pickupAddress,
      pickup: ends.from,
      dropOffAddresses: input.dropOffAddresses,
      dropOffs: ends.to,
      shipDate: input.shippingDate,
    },
    room: roomIn(input),
    price: { currency, minor: toMinor(input.priceStart), endMinor: toMinor(input.priceEnd) },
  };
  return postOnce(db, { item, author, imageIds: input.imageIdList, texts: [input.message] });
}

async function endsOf(findPlaces: PlaceFinder, input: Input): Promise<Ends> {
  const from = await locate(findPlaces, input.pickupAddress, input.pickupAddressJson, 'pickupAddress');
  const to: Place[] = [];
  for (const [index, address] of input.dropOffAddresses.entries())
    to.push(await locate(findPlaces, address, input.dropOffAddressesJson?.[index], `dropOffAddresses.${index}`));
  return { from, to };
}

function checkJourney(input: Input, ends: Ends, today: string): void {
  checkDay(input.shippingDate, today, 'shippingDate');
  checkPlace(ends.from, 'pickupAddressJson');
  const from = { address: input.pickupAddress, place: ends.from };
  for (const [index, place] of ends.to.entries()) {
    checkPlace(place, `dropOffAddressesJson.${index}`);
    checkTwoPlaces(from, { address: input.dropOffAddresses[index] ?? '', place }, `dropOffAddresses.${index}`);
  }
}
