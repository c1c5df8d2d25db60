import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, ajah, behindTheScenes, handoverCode, orderAddress, orderSheet } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

/** From Yaba over the bridge towards Ajah. */
const way = [
  [6.53, 3.39],
  [6.512, 3.41],
  [6.482, 3.397],
  [6.446, 3.42],
  [6.437, 3.473],
] as const;

/** Tolu carries Amina’s parcel across Lagos, and is at Lekki with it. */
async function underWay() {
  const [amina, tolu] = [await newMember('Amina Bello', { naira: 6000 }), await newMember('Tolu Adebayo')];
  await ops('mark-identity', tolu.email, 'checked');
  const { orderId, receiverPhone } = await agreeOnParcel(amina, tolu, { to: ajah });
  const [{ as: asSender }, { as: asCarrier }] = await Promise.all([behindTheScenes(amina), behindTheScenes(tolu)]);
  const { pickupCode, trackingId } = await asSender.call(getOrder, { params: { id: orderId } });
  const step = (status: number, code: string) =>
    asCarrier.call(updateOrder, { body: { orderId, orderStatus: status, code }, idempotencyKey: randomUUID() });
  await step(orderStatus.PickedUp, pickupCode ?? '');
  for (const [latitude, longitude] of way) await asCarrier.call(reportPosition, { body: { latitude, longitude } });
  const handOver = async () => step(orderStatus.Delivered, await handoverCode(receiverPhone));
  return { amina, tolu, orderId, trackingId, receiverPhone, handOver };
}

/** The names on the map, and those of them that lie on each other. */
async function labelsOf(page: Page) {
  return page.evaluate<{ names: string[]; ends: string[]; collisions: string[] }>(`(() => {
    const labels = [...document.querySelectorAll('[data-label]')].map((element) => ({
      name: element.textContent, look: element.dataset.label, box: element.getBoundingClientRect() }));
    const collisions = [];
    for (const [index, one] of labels.entries())
      for (const other of labels.slice(index + 1))
        if (one.box.left < other.box.right && other.box.left < one.box.right && one.box.top < other.box.bottom && other.box.top < one.box.bottom)
          collisions.push(one.name + ' / ' + other.name);
    return { names: labels.map(({ name }) => name), ends: labels.filter(({ look }) => look === 'end').map(({ name }) => name), collisions };
  })()`);
}

async function expectMapOf(page: Page) {
  await expect(page.getByRole('img', { name: /^Map from Yaba, Lagos to Ajah, Lagos, with where it is now/ })).toBeVisible();
  await expect(page.getByText('Lagos Lagoon')).toBeVisible();
  await expect(page.getByText(/now near (Lekki|Maroko|Ikate)/)).toBeVisible();
  await expect(page.locator('path.map-trail')).toHaveCount(1);
  // Drawn at the size it is shown at: else what is drawn and what is named would lie apart.
  const size = await page
    .locator('figure [role=img]')
    .evaluate(({ clientWidth, clientHeight }) => `0 0 ${clientWidth} ${clientHeight}`);
  await expect(page.locator('figure [role=img] > svg')).toHaveAttribute('viewBox', size);
  const { ends, names, collisions } = await labelsOf(page);
  expect(ends.toSorted()).toEqual(['Ajah', 'Yaba']);
  expect(names.length).toBeGreaterThan(4);
  expect(collisions).toEqual([]);
}

test('the map of a parcel in a city is the hero of a whole screen, with water, districts and where it has been', async ({
  page,
}) => {
  const { amina, orderId } = await underWay();
  await enter(page, amina, `/orders?popup=tracking&popup.orderId=${orderId}`);
  const sheet = page.getByRole('dialog', { name: 'Track a parcel' });
  await expect(sheet.getByText('Picked up', { exact: true }).first()).toBeVisible();
  await expectMapOf(page);
  const [screen, map] = [await sheet.boundingBox(), await page.locator('.track-hero').boundingBox()];
  expect(screen?.height, 'the whole screen').toBe(page.viewportSize()?.height);
  expect(map?.height ?? 0).toBeGreaterThan((screen?.height ?? 0) * 0.45);
  await expect(sheet.getByText(/^(Today|Tomorrow), \d+:\d\d [ap]m to /)).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /6\.437.*3\.473/);
  await expectFits(page, 'tracking');
  await expectAccessibleInBothSchemes(page);
});

test('a receiver sees who comes and when, leaves a note and calls; once it is over nothing of it is left', async ({
  page,
  newBrowser,
}) => {
  const { tolu, orderId, trackingId, receiverPhone, handOver } = await underWay();
  const code = await handoverCode(receiverPhone);
  await page.goto(`/track/${trackingId}`);
  await expect(page.getByRole('heading', { name: 'Picked up', level: 1 })).toBeVisible();
  await expectMapOf(page);
  await expect(page.getByText('Tolu', { exact: true })).toBeVisible();
  await expect(page.getByText('Brings it by car')).toBeVisible();
  await expect(page.getByText(/^(Today|Tomorrow), \d+:\d\d [ap]m to /)).toBeVisible();
  for (const secret of ['Adebayo', 'Amina', 'Herbert Macaulay', tolu.phone.slice(-7)])
    expect(await page.content(), secret).not.toContain(secret);
  await expectFits(page, 'a parcel for its receiver');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Leave a note' }).click();
  await page.getByLabel('Leave it with …').fill('Leave it with Mama Nkechi');
  await page.getByLabel('The code from our message').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByText('That is not the code from our message. Please check the six digits.')).toBeVisible();
  await page.getByLabel('The code from our message').fill(code);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByText('Tolu has your note')).toBeVisible();
  await page.getByRole('button', { name: 'Call Tolu' }).click();
  await expect(page.getByRole('link', { name: 'Call Tolu now' })).toHaveAttribute('href', /^tel:\+234/);
  expect(await page.locator('body').textContent()).not.toContain(tolu.phone.slice(-7));

  const carrier = await (await newBrowser()).newPage();
  await enter(carrier, tolu, orderAddress(orderId));
  await expect(orderSheet(carrier).getByText('“Leave it with Mama Nkechi”')).toBeVisible();
  await carrier.goto('/notifications');
  await expect(carrier.getByText('The receiver of your parcel to Lagos left you a note about the handover.')).toBeVisible();

  await handOver();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Delivered', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Call|note$/ })).toHaveCount(0);
  for (const secret of ['Tolu', 'Nkechi', tolu.phone.slice(-7)]) expect(await page.content(), secret).not.toContain(secret);
});
