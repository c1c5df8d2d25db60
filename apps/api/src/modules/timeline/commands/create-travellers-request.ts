import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { createTravellersRequest as call } from '@waybill/contract/timeline/create-travellers-request';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { newId } from '../../../platform/ids.ts';
import type { TimelineContext } from '../context.ts';
import { checkDay, checkPlace, checkTwoPlaces, roomIn } from '../journey-rules.ts';
import { locate } from '../locate.ts';
import { checkMode } from '../package-rules.ts';
import { findAuthorStatus } from '../storage/people.ts';
import { findPosted, postOnce, requestOf } from './post-once.ts';
import { requireKyc } from './require-kyc.ts';

type Input = BodyOf<typeof call>;
type Ends = { readonly from: Place; readonly to: Place };

export async function createTravellersRequest(
  { db, findPlaces }: Pick<TimelineContext, 'db' | 'findPlaces'>,
  authorId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const request = requestOf(authorId, 'trip', idempotencyKey, input);
  const before = await findPosted(db, request);
  if (before) return before;
  const author = await findAuthorStatus(db, authorId);
  requireKyc(author);
  const from = await locate(findPlaces, input.pickupAddress, input.pickupAddressJson, 'pickupAddress');
  const to = await locate(findPlaces, input.dropOffAddress, input.dropOffAddressJson, 'dropOffAddress');
  checkTrip(input, { from, to }, author.today);
  const item = {
    ...request,
    id: newId('travellersRequest'),
    type: timelineItemType.TravellersRequest,
    authorId,
    message: input.message,
    dispatchMode: input.dispatchMode,
    journey: {
      pickupAddress: input.pickupAddress,
      pickup: from,
      dropOffAddresses: [input.dropOffAddress],
      dropOffs: [to],
      shipDate: input.shippingDate,
    },
    room: roomIn(input),
    ...(input.pricePerKg === undefined
      ? {}
      : { price: { currency: input.currency ?? homeCurrency(author.countryCode), minor: toMinor(input.pricePerKg) } }),
  };
  return postOnce(db, { item, author, imageIds: input.imageIdList, texts: [input.message] });
}

function checkTrip(input: Input, { from, to }: Ends, today: string): void {
  checkDay(input.shippingDate, today, 'shippingDate');
  checkPlace(from, 'pickupAddressJson');
  checkPlace(to, 'dropOffAddressJson');
  checkTwoPlaces({ address: input.pickupAddress, place: from }, { address: input.dropOffAddress, place: to }, 'dropOffAddress');
  checkMode(input.dispatchMode, from, to);
}
