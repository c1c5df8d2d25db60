import { randomUUID } from 'node:crypto';
import { createOrder } from '@waybill/contract/orders/create-order';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import {
  behindTheScenes,
  expectStamp,
  handoverCode,
  orderAddress,
  orderSheet,
  postParcel,
  proveByCode,
} from '../support/orders.ts';
import { newMember, type Person } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';

/** Tolu offers to carry Amina’s parcel, and she accepts. */
async function agreed(carrier: Person) {
  const amina = await newMember('Amina Bello', { naira: 6000 });
  await ops('mark-identity', carrier.email, 'checked');
  const { packageId, receiverPhone } = await postParcel(amina);
  const [{ as: asSender }, { as: asCarrier, userId }] = await Promise.all([behindTheScenes(amina), behindTheScenes(carrier)]);
  const { id: orderId, trackingId } = await asCarrier.call(createOrder, {
    body: { packageId, userId, isBooking: false },
    idempotencyKey: randomUUID(),
  });
  const { pickupCode } = await asSender.call(updateOrder, { body: { orderId, orderStatus: 1 }, idempotencyKey: randomUUID() });
  return { orderId, trackingId, pickupCode: pickupCode ?? '', receiverPhone, asSender };
}

test('a parcel is picked up and handed over without network, and everybody hears of it later', async ({
  page,
  context,
  newBrowser,
}) => {
  const tolu = await newMember('Tolu Adebayo');
  const { orderId, trackingId, pickupCode, receiverPhone, asSender } = await agreed(tolu);
  const code = await handoverCode(receiverPhone);
  await enter(page, tolu, orderAddress(orderId).replace('/orders', '/'));
  await expectStamp(page, 'Agreed');

  await context.setOffline(true);
  await proveByCode(page, 'pickup', pickupCode);
  await expect(orderSheet(page).getByText('Picked up, waiting to be sent')).toBeVisible();
  await proveByCode(page, 'handover', code);
  await expect(orderSheet(page).getByText('Handed over, waiting to be sent')).toBeVisible();
  await orderSheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Waiting to be sent', { exact: true }), 'on whatever page one is').toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Your handover has arrived with us', { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeHidden();
  const { history, orderStatus } = await asSender.call(getOrder, { params: { id: orderId } });
  expect(orderStatus).toBe(5);
  const proven = history.filter(({ proof }) => proof === 'code');
  expect(proven.map(({ what }) => what)).toEqual(expect.arrayContaining(['order.picked-up', 'order.delivered']));
  expect(proven.every(({ at, heardAt }) => at < heardAt)).toBe(true);

  const receiver = await (await newBrowser()).newPage();
  await receiver.goto(`/track/${trackingId}`);
  await expect(receiver.getByRole('heading', { name: 'Delivered' })).toBeVisible();
});

test('a code outlives the page: closed while it is being sent, it arrives after the next start', async ({ page }) => {
  const tolu = await newMember('Tolu Adebayo');
  const { orderId, pickupCode, asSender } = await agreed(tolu);
  await enter(page, tolu, orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  // A line so bad that the first try never comes through, also not while the page goes.
  const isSending = Promise.withResolvers<void>();
  let tries = 0;
  await page.route('**/api/orders', (route) => {
    if (route.request().method() !== 'PUT' || tries++ > 0) return route.continue();
    isSending.resolve();
  });
  await orderSheet(page).getByRole('button', { name: 'I have the parcel' }).click();
  const door = page.getByRole('dialog', { name: 'Pick up the parcel' });
  await door.getByLabel('The sender’s code').fill(pickupCode);
  await door.getByRole('button', { name: 'I have the parcel', exact: true }).click();
  await isSending.promise;
  await page.reload();
  await expect(page.getByText('Your pickup has arrived with us', { exact: true })).toBeVisible();
  await expectStamp(page, 'Picked up');
  expect((await asSender.call(getOrder, { params: { id: orderId } })).orderStatus).toBe(2);
});

test('nobody signs out unasked with a code that could not be sent, and it is there when they are back', async ({ page }) => {
  const tolu = await newMember('Tolu Adebayo');
  const { orderId, pickupCode, asSender } = await agreed(tolu);
  await enter(page, tolu, orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  await page.route('**/api/orders', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await proveByCode(page, 'pickup', pickupCode);
  await expect(orderSheet(page).getByText('Picked up, waiting to be sent')).toBeVisible();
  await page.reload();
  await expect(orderSheet(page).getByText('Picked up, waiting to be sent')).toBeVisible();
  await orderSheet(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'You have an unsent code' });
  await question.getByRole('button', { name: 'Sign out all the same' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.unroute('**/api/orders');
  await enter(page, tolu);
  await expect(page.getByText('Your pickup has arrived with us', { exact: true })).toBeVisible();
  expect((await asSender.call(getOrder, { params: { id: orderId } })).orderStatus).toBe(2);
});

test('a wrong code that waited is told, and entered again', async ({ page, context }) => {
  const tolu = await newMember('Tolu Adebayo');
  const { orderId, pickupCode } = await agreed(tolu);
  await enter(page, tolu, orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  await context.setOffline(true);
  await proveByCode(page, 'pickup', pickupCode === '111111' ? '222222' : '111111');
  await context.setOffline(false);
  const refused = orderSheet(page)
    .getByRole('alert')
    .filter({ hasText: 'Your pickup was not accepted' })
    .filter({ has: page.getByRole('button', { name: 'Enter it again' }) });
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Enter it again' }).click();
  const door = page.getByRole('dialog', { name: 'Pick up the parcel' });
  await door.getByLabel('The sender’s code').fill(pickupCode);
  await door.getByRole('button', { name: 'I have the parcel', exact: true }).click();
  await expectStamp(page, 'Picked up');
  await expect(refused).toBeHidden();
});

test('a receiver without an account follows the parcel and has the code sent again', async ({ page }) => {
  const { trackingId } = await agreed(await newMember('Tolu Adebayo'));
  await page.goto('/track');
  await page.getByLabel('Tracking number').fill(`${trackingId.slice(0, 3)} ${trackingId.slice(3, 6).toLowerCase()}`);
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect(page.getByText('A tracking number has nine characters; this one has 6')).toBeVisible();
  await page.getByLabel('Tracking number').fill(trackingId.toLowerCase());
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be picked up' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map from Yaba, Lagos to Wuse, Abuja/ })).toBeVisible();
  await expect(page.getByText('Amina')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me the code again' }).click();
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
});
