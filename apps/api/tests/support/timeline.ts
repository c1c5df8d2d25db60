import { randomUUID } from 'node:crypto';
import type { Place } from '@waybill/contract/places/place';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createPost } from '@waybill/contract/timeline/create-post';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { unlikeItem } from '@waybill/contract/timeline/unlike-item';
import { newId } from '../../src/platform/ids.ts';
import { type Person, verifiedBusiness } from './people.ts';
import { checkIdentity, goodPin, personWithMoney } from './people-with-money.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const place = (label: string, latitude: number, longitude: number, state: string, city: string, countryCode = 'NG'): Place => ({
  label,
  latitude,
  longitude,
  countryCode,
  state,
  city,
  placeId: `gazetteer:${label}`,
});

export const yaba = place('Yaba, Lagos', 6.50953, 3.37112, 'Lagos', 'Lagos');
export const ajah = place('Ajah, Lagos', 6.46711, 3.57215, 'Lagos', 'Lagos');
export const wuse = place('Wuse, Abuja', 9.07651, 7.46523, 'Federal Capital Territory', 'Abuja');
export const ibadan = place('Ibadan, Oyo', 7.37756, 3.90591, 'Oyo', 'Ibadan');
export const lisbon = place('Lisbon, Portugal', 38.71667, -9.13333, 'Lisbon', 'Lisbon', 'PT');

/** A day in Lagos, counted from today. */
export function dayIn(days: number): string {
  return new Date(Date.now() + 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** A parcel from Yaba to Wuse that the rules have nothing against. */
export function parcel(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    deliveryPartner: 1,
    dispatchMode: 1,
    senderFullName: 'Chidi Okafor',
    receiverFullName: 'Halima Yusuf',
    senderPhoneNumber: '+2348031234567',
    receiverPhoneNumber: '+2348059876543',
    pickupAddress: '12 Herbert Macaulay Way, Yaba',
    pickupAddressJson: yaba,
    dropoffAddress: '7 Aminu Kano Crescent, Wuse',
    dropOffAddressJson: wuse,
    weight: 2.5,
    itemCategoryId: 3,
    handleRequirementId: 2,
    shipmentDate: dayIn(3),
    price: 6000,
    costOfItem: 120_000,
    description: 'A phone in its box',
    pin: goodPin,
    ...more,
  };
}

type Caller = Pick<Visitor, 'call'>;

export const sendParcel = (person: Caller, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  person.call(createPackage, { body: parcel(more), idempotencyKey });

type Bookable = {
  readonly itemType: number;
  readonly id: string;
  readonly shippingDate?: string;
  readonly dispatchMode?: number;
};

/** A parcel that asks to travel with a trip or batch, on its day and as it goes. */
export const book = (
  person: Caller,
  { itemType, id, shippingDate, dispatchMode }: Bookable,
  more: Record<string, unknown> = {},
) =>
  sendParcel(person, {
    relatedTimelineItemType: itemType,
    relatedTimelineItemId: id,
    ...(shippingDate === undefined ? {} : { shipmentDate: shippingDate }),
    ...(dispatchMode === undefined ? {} : { dispatchMode }),
    ...more,
  });

export const write = (
  person: Caller,
  message: string,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => person.call(createPost, { body: { message, ...more }, idempotencyKey });

export function trip(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    dispatchMode: 4,
    pickupAddress: 'Jibowu park',
    pickupAddressJson: yaba,
    dropOffAddress: 'Utako park',
    dropOffAddressJson: wuse,
    shippingDate: dayIn(3),
    message: 'Room for two small bags',
    ...more,
  };
}

export const offerTrip = (person: Caller, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  person.call(createTravellersRequest, { body: trip(more), idempotencyKey });

export function batch(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    pickupAddress: 'Warehouse 4, Yaba',
    pickupAddressJson: yaba,
    dropOffAddresses: ['Dugbe market', 'Wuse 2'],
    dropOffAddressesJson: [ibadan, wuse],
    shippingDate: dayIn(5),
    priceStart: 2000,
    priceEnd: 9000,
    message: 'Every Friday',
    ...more,
  };
}

export const offerBatch = (business: Caller, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  business.call(createBatchShipping, { body: batch(more), idempotencyKey });

/** A person who may offer a trip, with an empty wallet. */
export const traveller = (world: World): Promise<Person> => personWithMoney(world, {});

export async function checkedBusiness(world: World) {
  const business = await verifiedBusiness(world);
  await checkIdentity(world, business.id);
  return business;
}

/** The ids on the first page. */
export async function feedOf(person: Caller, query: Record<string, unknown> = {}): Promise<string[]> {
  const { items } = (await person.call(listTimeline, { query: { limit: 50, ...query } })).result;
  return items.map(({ id }) => id);
}

export const look = (
  person: Caller,
  item: { readonly itemType: number; readonly id: string },
  query: Record<string, unknown> = {},
) => person.call(getTimelineItem, { params: { itemType: item.itemType, timelineItemId: item.id }, query });

type Named = { readonly itemType: number; readonly id: string };
export const like = (person: Caller, { itemType, id }: Named) => person.call(likeItem, { params: { itemType, itemId: id } });
export const unlike = (person: Caller, { itemType, id }: Named) => person.call(unlikeItem, { params: { itemType, itemId: id } });

/** A picture that somebody has uploaded, as the files module leaves it. */
export async function uploadedPicture(world: World, ownerId: string): Promise<string> {
  const id = newId('image');
  await world.db`insert into image ${world.db({
    id,
    ownerId,
    state: 'ready',
    expiresAt: new Date(),
    width: 800,
    height: 600,
    placeholder: 'data:image/webp;base64,AA==',
    widths: [320, 800],
  })}`;
  return id;
}
