import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type ApiClient, createApiClient } from '@waybill/client/api-client';
import { addDays } from '@waybill/contract/day';
import { signIn } from '@waybill/contract/identity/sign-in';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { lagosDay } from '../../apps/web/src/ui/lagos-day.ts';
import { expect } from './journey.ts';
import { codeSentTo } from './mailbox.ts';
import { newcomer, type Person } from './people.ts';
import { addPhoto } from './posting.ts';
import { newAddress } from './visitors.ts';

export const yaba = {
  label: 'Yaba, Lagos',
  latitude: 6.50953,
  longitude: 3.37112,
  countryCode: 'NG',
  state: 'Lagos',
  city: 'Lagos',
  placeId: 'waybill:yaba',
};
const wuse = {
  label: 'Wuse, Abuja',
  latitude: 9.07651,
  longitude: 7.46523,
  countryCode: 'NG',
  state: 'Federal Capital Territory',
  city: 'Abuja',
  placeId: 'waybill:wuse',
};

export const ajah = { ...yaba, label: 'Ajah, Lagos', latitude: 6.467, longitude: 3.572, placeId: 'waybill:ajah' };

export const goesOn = addDays(lagosDay(new Date()), 5);

export type Actor = { readonly as: ApiClient; readonly userId: string };

/** A person who acts before the story begins, without a browser. */
export async function behindTheScenes({ username, password }: Pick<Person, 'username' | 'password'>): Promise<Actor> {
  let token: string | undefined;
  const as = createApiClient({
    origin: process.env.E2E_ORIGIN ?? '',
    accessToken: async () => token,
    headers: { 'x-forwarded-for': newAddress() },
  });
  const { accessToken, userId } = await as.call(signIn, { body: { identifier: username, password } });
  token = accessToken;
  return { as, userId };
}

export type Posted = { readonly packageId: string; readonly receiverPhone: string };

type ParcelOptions = {
  readonly fee?: number;
  readonly to?: typeof wuse;
  readonly on?: { readonly itemType: 2 | 4; readonly id: string };
  /** By bike, as riders in town do. */
  readonly byBike?: boolean;
  /** Across town, at once. */
  readonly isExpress?: boolean;
};

/** Documents from Yaba to Wuse, for a receiver nobody else in this run has. */
export async function postParcel(
  sender: Person,
  { fee = 5000, to = wuse, on, byBike = false, isExpress = false }: ParcelOptions = {},
): Promise<Posted> {
  const { as } = await behindTheScenes(sender);
  const receiver = newcomer('Chidi Obi');
  const { id } = await as.call(createPackage, {
    body: {
      deliveryPartner: isExpress ? 3 : to.state === yaba.state ? 0 : 1,
      dispatchMode: byBike || isExpress ? 0 : to.state === yaba.state ? 1 : on?.itemType === 4 ? 2 : 4,
      senderFullName: sender.fullName,
      receiverFullName: receiver.fullName,
      senderPhoneNumber: sender.phone,
      receiverPhoneNumber: receiver.phone,
      pickupAddress: '12 Herbert Macaulay Way',
      pickupAddressJson: yaba,
      dropoffAddress: '4 Aminu Kano Crescent',
      dropOffAddressJson: to,
      weight: 2.5,
      itemCategoryId: 1,
      handleRequirementId: 1,
      shipmentDate: isExpress ? lagosDay(new Date()) : goesOn,
      price: fee,
      costOfItem: 20_000,
      pin: sender.pin,
      ...(on ? { relatedTimelineItemType: on.itemType, relatedTimelineItemId: on.id } : {}),
    },
    idempotencyKey: randomUUID(),
  });
  return { packageId: id, receiverPhone: receiver.phone };
}

type Room = {
  readonly roomKg?: number;
  readonly pricePerKg?: number;
  readonly shippingDate?: string;
  readonly to?: typeof wuse;
};

export async function postTrip(traveller: Person, { to = wuse, ...room }: Room = {}): Promise<string> {
  const { as } = await behindTheScenes(traveller);
  const { id } = await as.call(createTravellersRequest, {
    body: {
      dispatchMode: 4,
      pickupAddress: 'Yaba, Lagos',
      pickupAddressJson: yaba,
      dropOffAddress: to.label,
      dropOffAddressJson: to,
      shippingDate: goesOn,
      ...room,
    },
    idempotencyKey: randomUUID(),
  });
  return id;
}

export async function postBatch(business: Pick<Person, 'username' | 'password'>): Promise<string> {
  const { as } = await behindTheScenes(business);
  const { id } = await as.call(createBatchShipping, {
    body: {
      pickupAddress: 'Yaba, Lagos',
      pickupAddressJson: yaba,
      dropOffAddresses: ['Wuse, Abuja'],
      dropOffAddressesJson: [wuse],
      shippingDate: goesOn,
      priceStart: 3000,
      priceEnd: 9000,
    },
    idempotencyKey: randomUUID(),
  });
  return id;
}

/** A parcel that somebody has agreed to carry at its fee, before the story begins. */
export async function agreeOnParcel(
  sender: Person,
  carrier: Pick<Person, 'username' | 'password'>,
  options: ParcelOptions = {},
): Promise<Posted & { readonly orderId: string; readonly trackingId: string }> {
  const posted = await postParcel(sender, options);
  const [asSender, asCarrier] = await Promise.all([behindTheScenes(sender), behindTheScenes(carrier)]);
  const asked = await asCarrier.as.call(createOrder, {
    body: { packageId: posted.packageId, userId: asCarrier.userId, isBooking: false },
    idempotencyKey: randomUUID(),
  });
  const body = { orderId: asked.id, orderStatus: orderStatus.Accepted };
  await asSender.as.call(updateOrder, { body, idempotencyKey: randomUUID() });
  return { ...posted, orderId: asked.id, trackingId: asked.trackingId };
}

/** Picked up and handed over with the two codes, and so completed. */
export async function completeOrder(sender: Person, carrier: Person, orderId: string): Promise<void> {
  const [asSender, asCarrier] = await Promise.all([behindTheScenes(sender), behindTheScenes(carrier)]);
  const { pickupCode, package: item } = await asSender.as.call(getOrder, { params: { id: orderId } });
  const receiverPhone = item.secrets?.receiverPhoneNumber ?? '';
  const codes = [
    { status: orderStatus.PickedUp, code: pickupCode ?? '' },
    { status: orderStatus.Delivered, code: await handoverCode(receiverPhone) },
  ];
  for (const { status, code } of codes)
    await asCarrier.as.call(updateOrder, { body: { orderId, orderStatus: status, code }, idempotencyKey: randomUUID() });
}

/** An order, however one came to it: its sheet, or on a desk its page. */
export function orderSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Order', exact: true }).or(page.getByRole('article', { name: 'Order', exact: true }));
}

/** Opens a section that is folded, by what its line says. */
export async function unfold(page: Page, title: string | RegExp): Promise<void> {
  const fold = orderSheet(page).getByRole('region', { name: title }).locator('details');
  if (!(await fold.evaluate((element) => element.hasAttribute('open')))) await fold.locator('summary').click();
}

/** All of it can be seen without scrolling. */
export async function expectOnFirstScreen(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  const box = await what.boundingBox();
  expect(box?.y, 'begins on the first screen').toBeGreaterThanOrEqual(0);
  expect((box?.y ?? height) + (box?.height ?? 1), 'ends on the first screen').toBeLessThanOrEqual(height);
}

export async function expectStamp(page: Page, word: string): Promise<void> {
  await expect(orderSheet(page).getByRole('status').getByText(word, { exact: true })).toBeVisible();
}

export function parcelAddress(packageId: string): string {
  return `/timeline?popup=package-details&popup.itemId=${packageId}&popup.itemType=1`;
}

export function orderAddress(orderId: string): string {
  return `/orders?popup=order-details&popup.orderId=${orderId}`;
}

/** The id of the order that is open. */
export function openOrderId(page: Page): string {
  const { searchParams, pathname } = new URL(page.url());
  return searchParams.get('popup.orderId') ?? /ord_\w+/.exec(pathname)?.[0] ?? '';
}

/** Reads the code that the sender reads out at the door. */
export async function readPickupCode(sender: Page): Promise<string> {
  const text = await orderSheet(sender).getByRole('region', { name: 'Pickup code' }).locator('.sr-only').first().textContent();
  return (text ?? '').replaceAll(/\D/g, '');
}

type Door = { readonly button: string; readonly sheet: string; readonly code: string };

const doors = {
  pickup: { button: 'I have the parcel', sheet: 'Pick up the parcel', code: 'The sender’s code' },
  handover: { button: 'I have handed it over', sheet: 'Hand the parcel over', code: 'The receiver’s code' },
} as const satisfies Record<string, Door>;

/** Types the code as the carrier does at the door. */
export async function proveByCode(carrier: Page, at: keyof typeof doors, code: string): Promise<void> {
  const { button, sheet, code: label } = doors[at];
  await orderSheet(carrier).getByRole('button', { name: button }).click();
  const door = carrier.getByRole('dialog', { name: sheet });
  await door.getByLabel(label).fill(code);
  await door.getByRole('button', { name: button, exact: true }).click();
  await expect(door).toBeHidden();
}

export async function proveByPhoto(carrier: Page, at: keyof typeof doors): Promise<void> {
  const { button, sheet } = doors[at];
  await orderSheet(carrier).getByRole('button', { name: button }).click();
  const door = carrier.getByRole('dialog', { name: sheet });
  await door.getByRole('button', { name: 'No code? Take a photo instead' }).click();
  await addPhoto(door);
  await door.getByRole('button', { name: /here is a photo$/ }).click();
  await expect(door).toBeHidden();
}

/** The code in the receiver’s SMS. */
export function handoverCode(receiverPhone: string): Promise<string> {
  return codeSentTo(receiverPhone, 'sms');
}
