import { randomUUID } from 'node:crypto';
import type { PriceList } from '@waybill/contract/prices/price-list';
import { updatePriceList } from '@waybill/contract/prices/update-price-list';
import { createPriceQuote } from '@waybill/contract/timeline/create-price-quote';
import { updateUser } from '@waybill/contract/users/update-user';
import { ajah, checkedBusiness, dayIn, sendParcel, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

type Caller = Pick<Visitor, 'call'>;

/** 1,800 to 10 km, 2,600 to 35 km; 400 more above 5 kg; a bike, and a van for 3,000 more; 700 for express. */
export const swiftList: PriceList = {
  bands: [
    { upToKm: 10, fee: 1800 },
    { upToKm: 35, fee: 2600 },
  ],
  beyondPerKm: null,
  weightSteps: [
    { upToKg: 5, supplement: 0 },
    { upToKg: 25, supplement: 400 },
  ],
  vehicles: [
    { dispatchMode: 0, supplement: 0 },
    { dispatchMode: 2, supplement: 3000 },
  ],
  expressSupplement: 700,
  waiting: { freeMinutes: 10, perMinute: 50 },
  failedAttemptPercent: 50,
};

export const writeList = (business: Caller, changes: Partial<PriceList> = {}, from?: number) =>
  business.call(updatePriceList, { body: { list: { ...swiftList, ...changes }, ...(from === undefined ? {} : { from }) } });

/** A checked business that works in Yaba, with the list above. */
export async function listedBusiness(world: World) {
  const business = await businessIn(world);
  await writeList(business);
  return business;
}

/** Works in Yaba all day, without a list. */
export async function businessIn(world: World) {
  const business = await checkedBusiness(world);
  const allDay = { hours: 0, minutes: 0 };
  const area = { activeLocation1: yaba.label, activeLocation1Json: yaba };
  await business.call(updateUser, { body: { ...area, workingHoursStart: allDay, workingHoursEnd: allDay } });
  return business;
}

/** From Yaba to Ajah, about 31 km by road. */
export const ride = { pickupAddressJson: yaba, dropOffAddressJson: ajah, weight: 2.5, deliveryPartner: 0, dispatchMode: 0 };

export const askPrice = (
  person: Caller,
  businessId: string,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => person.call(createPriceQuote, { body: { businessId, ...ride, ...more }, idempotencyKey });

type Quoted = { readonly id: string; readonly fee: number };

/** The parcel that was asked about, at the quoted price. */
export const sendQuoted = (person: Caller, { id, fee }: Quoted, more: Record<string, unknown> = {}) =>
  sendParcel(person, {
    ...ride,
    dropoffAddress: '3 Abraham Adesanya, Ajah',
    shipmentDate: dayIn(0),
    quoteId: id,
    price: fee,
    ...more,
  });
