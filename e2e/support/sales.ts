import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { BodyFor } from '@waybill/contract/call';
import { finishUpload } from '@waybill/contract/files/finish-upload';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createSale } from '@waybill/contract/sales/create-sale';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { sendSale } from '@waybill/contract/sales/send-sale';
import { expect } from './journey.ts';
import { type Message, nextMessage } from './mailbox.ts';
import { ops } from './ops.ts';
import { type Actor, behindTheScenes, goesOn } from './orders.ts';
import { newcomer, newMember, type Person } from './people.ts';
import { cameraPhoto } from './photos.ts';
import { fillAddress } from './posting.ts';

const yaba = {
  label: 'Yaba, Lagos',
  latitude: 6.50953,
  longitude: 3.37112,
  countryCode: 'NG',
  state: 'Lagos',
  city: 'Lagos',
  placeId: 'waybill:yaba',
};

/** Near the door that buyers of these stories give: Ajah. */
export const atTheDoor = { latitude: 6.467, longitude: 3.572 };

export type Selling = { readonly seller: Person; readonly sale: SaleView };

/** Somebody checked who sells a bag for ₦20,000 by a link. */
export async function bagForSale(more: Partial<BodyFor<typeof createSale>> = {}): Promise<Selling> {
  const seller = await newMember('Adaeze Nwosu', { naira: 20_000 });
  await ops('mark-identity', seller.email, 'checked');
  const actor = await behindTheScenes(seller);
  const sale = await actor.as.call(createSale, {
    body: {
      title: 'Ankara tote bag',
      description: 'Handmade, with an inner pocket.',
      imageIdList: [await pictureOf(actor)],
      price: 20_000,
      weight: 1.5,
      itemCategoryId: 3,
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      pickupAddressJson: yaba,
      deliveryPaidBy: 'buyer',
      payWhen: 'choice',
      deliveryFee: 1_500,
      ...more,
    },
    idempotencyKey: randomUUID(),
  });
  return { seller, sale };
}

async function pictureOf({ as, userId }: Actor): Promise<string> {
  const { publicId, uploadUrl, fields } = await as.call(getUploadInfo, { params: { id: userId } });
  const { name, mimeType, buffer } = await cameraPhoto('bag.jpg', 800, 600);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const stored = await fetch(new URL(uploadUrl, process.env.E2E_ORIGIN), { method: 'POST', body: form });
  if (!stored.ok) throw new Error(`The picture was not stored: ${stored.status}`);
  return (await as.call(finishUpload, { params: { publicId } })).publicId;
}

export type Buyer = { readonly phone: string; readonly localPhone: string; readonly code: Message };

/** Orders it as somebody without an account: where, when, who, and the code. */
export async function orderByLink(page: Page, sale: SaleView, when: 'Now' | 'At the door' | undefined): Promise<Buyer> {
  const { phone, localPhone } = newcomer('Halima Yusuf');
  await page.goto(`/buy/${sale.code}`);
  await page.getByRole('button', { name: 'Order it' }).click();
  await fillAddress(page.locator('main'), 'Area', 'Ajah', '7 Addo Road');
  await expect(page.getByText('You pay', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  if (when) {
    await page.getByRole('radio', { name: new RegExp(`^${when}`) }).check();
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  await page.getByLabel('Your name').fill('Halima Yusuf');
  await page.getByLabel('Your phone number').fill(localPhone);
  await page.getByRole('button', { name: 'Text me the code' }).click();
  const code = await nextMessage(phone, 'sms');
  await page.getByLabel('Six-digit code').fill(code.code ?? '');
  await page.getByRole('button', { name: /^Order it for ₦/ }).click();
  await expect(page.getByLabel('Six-digit code')).toBeHidden();
  return { phone, localPhone, code };
}

/** The code of the handover, from the buyer’s SMS: to be read while that is the newest one, before the carrier is at the door. */
export async function handoverCodeFor(buyer: Buyer): Promise<string> {
  for (let message = buyer.code; ; ) {
    message = await nextMessage(buyer.phone, 'sms', message);
    if (message.code) return message.code;
  }
}

export type OnTheWay = {
  readonly orderId: string;
  readonly carrier: Person;
  readonly asCarrier: Actor;
  readonly asSeller: Actor;
};

/** The seller sends it, and somebody has picked it up. */
export async function sendAndPickUp({ seller, sale }: Selling): Promise<OnTheWay> {
  const asSeller = await behindTheScenes(seller);
  const { packageId } = await asSeller.as.call(sendSale, {
    params: { saleId: sale.id },
    body: { deliveryPartner: 0, dispatchMode: 1, handleRequirementId: 1, shipmentDate: goesOn, pin: seller.pin },
    idempotencyKey: randomUUID(),
  });
  if (packageId === null) throw new Error('It was not sent');
  return pickUp(seller, packageId);
}

/** Somebody has taken it, and has it in their hands. */
export async function pickUp(seller: Person, packageId: string): Promise<OnTheWay> {
  const carrier = await newMember('Tunde Afolabi');
  await ops('mark-identity', carrier.email, 'checked');
  const [asSeller, asCarrier] = await Promise.all([behindTheScenes(seller), behindTheScenes(carrier)]);
  const { id: orderId } = await asCarrier.as.call(createOrder, {
    body: { packageId, userId: asCarrier.userId, isBooking: false },
    idempotencyKey: randomUUID(),
  });
  await asSeller.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.Accepted },
    idempotencyKey: randomUUID(),
  });
  const { pickupCode } = await asSeller.as.call(getOrder, { params: { id: orderId } });
  await asCarrier.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.PickedUp, code: pickupCode ?? '' },
    idempotencyKey: randomUUID(),
  });
  return { orderId, carrier, asCarrier, asSeller };
}
