import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createOrder } from '@waybill/contract/orders/create-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import {
  agreeOnParcel,
  behindTheScenes,
  expectOnFirstScreen,
  expectStamp,
  orderAddress,
  orderSheet,
  parcelAddress,
  postParcel,
  proveByPhoto,
  unfold,
} from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';

async function twoPeople(naira = 12_000) {
  const amina = await newMember('Amina Bello', { naira });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  return { amina, tolu };
}

const next = (page: Page) => orderSheet(page).getByRole('region', { name: 'What comes next' });

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('One of them is not there');
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x).toBe(true);
}

test('a sender has the pickup code, the carrier and both ways to reach them on the first screen', { tag: '@phone' }, async ({
  page,
}) => {
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  await enter(page, amina, orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  await expectOnFirstScreen(page, orderSheet(page).getByRole('region', { name: 'Pickup code' }));
  await expectOnFirstScreen(page, orderSheet(page).getByText('Checked', { exact: true }));
  await expectOnFirstScreen(page, orderSheet(page).getByRole('link', { name: 'Message Tolu Adebayo' }));
  await expectOnFirstScreen(page, orderSheet(page).getByRole('link', { name: /^Call Tolu Adebayo/ }));
  await expect(orderSheet(page).getByText('Our commission'), 'what is not needed now is folded').toBeHidden();
  await unfold(page, 'Documents and more');
  await orderSheet(page)
    .getByRole('button', { name: /^Change the receiver/ })
    .click();
  await expectOnFirstScreen(page, page.getByRole('heading', { name: /receive/i }).first());
});

test('an offer is accepted with two taps, everything seen before', { tag: '@phone' }, async ({ page, newBrowser }) => {
  test.slow();
  const { amina, tolu } = await twoPeople();
  const { packageId } = await postParcel(amina);
  const carrier = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina, '/orders'), enter(carrier, tolu, parcelAddress(packageId))]);

  const parcel = carrier.getByRole('dialog', { name: 'Parcel', exact: true });
  const deal = parcel.getByRole('region', { name: 'What you agree to' });
  await expectOnFirstScreen(carrier, deal);
  await expect(deal).toContainText(/Yaba, Lagos.*Wuse, Abuja.*2\.5 kg.*Fee.*5,000.*You earn.*4,500/);
  await expectOnFirstScreen(carrier, parcel.getByRole('button', { name: 'Offer another fee' }));
  const carry = parcel.getByRole('button', { name: 'Carry it for ₦5,000.00' });
  await expectOnFirstScreen(carrier, carry);
  await carry.click();
  await expectStamp(carrier, 'Requested');

  await page.getByRole('button', { name: /^Tolu offers to carry it/ }).click();
  const mine = next(page).getByRole('region', { name: 'What you agree to' });
  await expectOnFirstScreen(page, mine);
  await expect(mine).toContainText(/Yaba, Lagos.*Wuse, Abuja.*2\.5 kg.*Fee.*5,000.*You pay in all.*5,500/);
  await expectOnFirstScreen(page, next(page).getByRole('button', { name: 'Offer another fee' }));
  const accept = next(page).getByRole('button', { name: 'Accept' });
  await expectOnFirstScreen(page, accept);
  await accept.click();
  await expectStamp(page, 'Agreed');
});

test('a sender says that it arrived beside the photo of it, and gives stars in the same place', { tag: '@phone' }, async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  const carrier = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina, orderAddress(orderId)), enter(carrier, tolu, orderAddress(orderId))]);
  await proveByPhoto(carrier, 'pickup');
  await expectStamp(carrier, 'Picked up');
  await proveByPhoto(carrier, 'handover');
  await expectStamp(page, 'Handed over');
  const photo = next(page).getByRole('img', { name: 'The handover, as the carrier shows it' });
  const yes = next(page).getByRole('button', { name: 'Yes, it arrived' });
  const no = next(page).getByRole('button', { name: 'No, something is wrong' });
  for (const part of [photo, yes, no]) await expectOnFirstScreen(page, part);
  expect((await yes.boundingBox())?.y, 'side by side').toBe((await no.boundingBox())?.y);

  await yes.click();
  await page.getByRole('dialog', { name: 'Did it arrive?' }).getByRole('button', { name: 'Yes, it arrived' }).click();
  await expectStamp(page, 'Completed');
  await expectOnFirstScreen(page, next(page).getByRole('group', { name: 'How was it with Tolu?' }));
  await next(page)
    .getByRole('radio', { name: /^5 stars/ })
    .check({ force: true });
  await next(page)
    .getByLabel(/^A few words/)
    .fill('On time');
  await next(page).getByRole('button', { name: 'Send rating' }).click();
  await expect(next(page).getByText('On time')).toBeVisible();
});

test('a dispute says what happens next and by when', { tag: '@phone' }, async ({ page }) => {
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  const [asSender, asCarrier] = await Promise.all([behindTheScenes(amina), behindTheScenes(tolu)]);
  await enter(page, amina, orderAddress(orderId));
  const code = (await next(page).getByRole('region', { name: 'Pickup code' }).locator('.sr-only').first().textContent()) ?? '';
  await asCarrier.as.call(updateOrder, {
    body: { orderId, orderStatus: 2, code: code.replaceAll(/\D/g, '') },
    idempotencyKey: randomUUID(),
  });
  await asSender.as.call(updateOrder, {
    body: { orderId, orderStatus: 8, message: 'He does not answer' },
    idempotencyKey: randomUUID(),
  });
  await expectStamp(page, 'In dispute');
  await expectOnFirstScreen(page, next(page).getByText(/^They decide, .+ at the latest/));
  await expectOnFirstScreen(page, next(page).getByRole('button', { name: 'Add evidence' }));
});

test('a message about another order names it and lies on no code and no button', { tag: '@phone' }, async ({ page }) => {
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  const { packageId } = await postParcel(amina);
  await enter(page, amina, orderAddress(orderId));
  const code = orderSheet(page).getByRole('region', { name: 'Pickup code' });
  await expect(code).toBeVisible();
  const { as, userId } = await behindTheScenes(tolu);
  const toast = page.getByRole('region', { name: 'Messages from the app' }).getByRole('listitem');
  const asked = as.call(createOrder, { body: { packageId, userId, isBooking: false }, idempotencyKey: randomUUID() });
  await expect(toast).toContainText('Tolu wants to carry your parcel');
  await expect(toast).toContainText('Yaba to Wuse');
  await expectApart(toast, code);
  await asked;
});

test('another popup begins at its top', { tag: '@phone' }, async ({ page }) => {
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  await enter(page, amina, orderAddress(orderId));
  await orderSheet(page).getByRole('button', { name: 'Cancel the delivery' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancel a delivery' });
  await expect(sheet.getByLabel('Something else')).toBeVisible();
  expect(await sheet.locator('.sheet-body').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('on a desk an order is a page of two columns, wherever its popup was opened', { tag: '@desk' }, async ({ page }) => {
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  await enter(page, amina, `/wallet/ng?popup=order-details&popup.orderId=${orderId}`);
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const article = page.getByRole('article', { name: 'Order' });
  const box = async (name: string | RegExp) => (await article.getByRole('region', { name }).boundingBox()) ?? { x: 0, width: 0 };
  const [code, money, history] = await Promise.all([box('Pickup code'), box('You pay'), box('What happened')]);
  expect(code.x + code.width).toBeLessThan(history.x);
  expect(money.x + money.width).toBeLessThan(history.x);
  await expect(article.getByText('Charge for sending'), 'nothing is folded').toBeVisible();
  await article.getByRole('button', { name: 'Cancel the delivery' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel a delivery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await page.goto('/orders');
  await page.getByRole('table', { name: 'Orders' }).getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
});
