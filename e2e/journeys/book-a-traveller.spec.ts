import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import {
  expectStamp,
  openOrderId,
  orderAddress,
  orderSheet,
  postBatch,
  postParcel,
  postTrip,
  proveByPhoto,
} from '../support/orders.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter, signIn } from '../support/signing-in.ts';

test('a traveller takes a booked parcel along, shows photos, and the sender says that it arrived', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  const amina = await newMember('Amina Bello', { naira: 6000 });
  const tripId = await postTrip(tolu);
  await postParcel(amina, { fee: 4000, on: { itemType: 2, id: tripId } });
  const sender = await (await newBrowser()).newPage();
  await Promise.all([enter(page, tolu), enter(sender, amina)]);

  await expect(page.getByRole('button', { name: /Amina asks you to carry it/ })).toBeVisible();
  await page.goto(`/timeline/post/2/${tripId}`);
  await page.getByRole('button', { name: 'Accept Amina' }).click();
  await expectStamp(page, 'Agreed');
  const orderId = openOrderId(page);
  await expect(orderSheet(page).getByText(/^\d{3} \d{3}$/), 'the carrier never sees a code').toHaveCount(0);
  await proveByPhoto(page, 'pickup');
  await expectStamp(page, 'Picked up');
  await orderSheet(page).getByRole('button', { name: 'I am on the way' }).click();
  await expectStamp(page, 'On the way');

  await sender.goto('/orders');
  await sender.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
  await expectStamp(sender, 'On the way');
  await proveByPhoto(page, 'handover');
  await expectStamp(sender, 'Handed over');
  await expect(orderSheet(sender).getByText(/completes by itself/)).toBeVisible();
  await orderSheet(sender).getByRole('button', { name: 'Yes, it arrived' }).click();
  await sender.getByRole('dialog', { name: 'Did it arrive?' }).getByRole('button', { name: 'Yes, it arrived' }).click();
  await expectStamp(sender, 'Completed');
  await expectStamp(page, 'Completed');
  expect(openOrderId(sender)).toBe(orderId);
  await page.goto('/wallet/ng');
  await expect(page.getByText('3,600 naira').first(), 'the fee less commission').toBeAttached();
  await sender.goto('/wallet/ng');
  await expectBalance(sender, '1,500 naira');
});

test('a business declines one parcel on its batch and takes another', async ({ page, newBrowser }) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  const batchId = await postBatch({ username: 'swiftlane', password: demoPassword });
  const on = { itemType: 4, id: batchId } as const;
  await postParcel(amina, { fee: 3000, on });
  const business = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina), signIn(business, 'swiftlane')]);
  await expect(business.getByRole('heading', { level: 1 })).toHaveText(/Good/);

  await business.goto(`/timeline/post/4/${batchId}`);
  await business.getByRole('button', { name: 'Decline Amina' }).click();
  await business.getByRole('dialog').getByRole('button', { name: 'Decline it' }).click();
  await expect(business.getByText(/^Nobody has asked yet/), 'what was declined leaves the list').toBeVisible();
  await page.goto('/wallet/ng');
  await expectBalance(page, '12,000 naira');

  await postParcel(amina, { fee: 4000, on });
  await business.getByRole('button', { name: 'Accept Amina' }).click();
  await expectStamp(business, 'Agreed');
  await page.goto(orderAddress(openOrderId(business)));
  await expect(orderSheet(page).getByRole('region', { name: 'Pickup code' })).toBeVisible();
  await expect(orderSheet(page).getByRole('link', { name: /^Call Swiftlane/ })).toBeVisible();
});
