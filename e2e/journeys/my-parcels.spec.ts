import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createOrder } from '@waybill/contract/orders/create-order';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { lagosDay } from '../../apps/web/src/ui/lagos-day.ts';
import { expectAccessible } from '../support/axe.ts';
import { newRider } from '../support/express.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, postParcel } from '../support/orders.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember, type Person } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const parcelSheet = (page: Page) => page.getByRole('dialog', { name: 'Parcel', exact: true });
const searchSheet = (page: Page) => page.getByRole('dialog', { name: 'Express deliveries' });

async function openParcel(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole('list', { name: 'Orders' }).getByRole('button', { name }).click();
}

test('a parcel stands in Orders from the first minute, says who is interested, and its fee follows with money added on the way', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const [amina, tolu] = [await newMember('Amina Bello', { naira: 5500 }), await newMember('Tolu Adebayo')];
  await ops('mark-identity', tolu.email, 'checked');
  const { packageId } = await postParcel(amina, { fee: 5000 });
  const carrier = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina, '/orders'), enter(carrier, tolu, '/wallet/ng')]);

  const list = page.getByRole('list', { name: 'Orders' });
  await expect(list.getByText('Looking for a carrier')).toBeVisible();
  await expect(list.getByText('Nobody has opened it yet')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 'the list of orders');

  const { as, userId } = await behindTheScenes(tolu);
  await as.call(getTimelineItem, { params: { itemType: 1, timelineItemId: packageId }, query: {} });
  await as.call(createOrder, { body: { packageId, userId, isBooking: false }, idempotencyKey: randomUUID() });
  await expect(list.getByText('1 person saw it, 1 asked'), 'without a reload').toBeVisible();

  await openParcel(page, /Looking for a carrier/);
  const sheet = parcelSheet(page);
  await expect(sheet.getByText('1 person saw it, 1 asked')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Change fee, day or pictures' }).click();
  await sheet.getByRole('button', { name: '₦6,000', exact: true }).click();
  await sheet.getByLabel(/^Anything to know/).fill('Please keep it dry');
  await expectFits(page, 'the change of a parcel');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Continue to your PIN' }).click();
  await sheet.getByLabel('Your PIN').fill(amina.pin);
  await sheet.getByRole('button', { name: 'Hold ₦1,000.00 more' }).click();

  const fund = page.getByRole('dialog', { name: 'Add money' });
  await expect(fund.getByLabel('Amount in naira'), 'what is missing is filled in').toHaveValue('1,000');
  await fund.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  const toasted = expectToast(carrier, 'Amina raised the fee');
  await sheet.getByLabel('Your PIN').fill(amina.pin);
  await sheet.getByRole('button', { name: 'Hold ₦1,000.00 more' }).click();
  await Promise.all([toasted, expect(sheet.getByText('₦6,500.00 is safe in escrow')).toBeVisible()]);
  await expect(sheet.getByText('Please keep it dry')).toBeVisible();
  await expect(sheet.getByText('Who would carry it')).toBeVisible();

  await sheet.getByRole('button', { name: 'Take this parcel down' }).click();
  await page.getByRole('button', { name: 'Take it down', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(list.getByText('Looking for a carrier')).toBeHidden();
  await page.goto('/wallet/ng');
  await expectBalance(page, '6,500 naira');
});

test('what was sent before is sent again without being typed again', async ({ page }) => {
  const amina = await newMember('Amina Bello', { naira: 11_000 });
  await postParcel(amina, { fee: 5000 });
  await enter(page, amina, '/orders?looking=true');
  await openParcel(page, /Looking for a carrier/);
  await parcelSheet(page).getByRole('button', { name: 'Send again' }).click();
  const form = page.getByRole('dialog', { name: 'Send a parcel' });
  await expect(form.getByRole('button', { name: /12 Herbert Macaulay Way/ })).toBeVisible();
  await form.getByLabel('Your PIN').fill(amina.pin);
  await form.getByRole('button', { name: 'Hold ₦5,500.00 and post' }).click();
  await expect(form.getByText('Posted', { exact: true })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'Orders' }).getByText('Looking for a carrier')).toHaveCount(2);
});

test('the list of orders says what nobody carries yet on a desk, too, and its filters know it', async ({ page }) => {
  const amina = await newMember('Amina Bello', { naira: 5500 });
  await postParcel(amina, { fee: 5000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, amina, '/orders');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('button', { name: /^Yaba to Wuse.*Looking for a carrier$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('I carry', { exact: true }).click();
  await expect(page.getByText('Nothing fits this filter')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).first().click();
  await expect(table).toBeVisible();
});

/** A corner of the country where no other journey looks for riders. */
const nassarawa = {
  label: 'Nassarawa, Kano',
  latitude: 11.9946,
  longitude: 8.5513,
  countryCode: 'NG',
  state: 'Kano',
  city: 'Kano',
  placeId: 'waybill:nassarawa',
};

async function postExpress(sender: Person): Promise<string> {
  const { as } = await behindTheScenes(sender);
  const { id } = await as.call(createPackage, {
    body: {
      deliveryPartner: 3,
      dispatchMode: 0,
      senderFullName: sender.fullName,
      receiverFullName: 'Halima Yusuf',
      senderPhoneNumber: sender.phone,
      receiverPhoneNumber: '+2348059876543',
      pickupAddress: '12 Race Course Road',
      pickupAddressJson: nassarawa,
      dropoffAddress: '4 Zoo Road',
      dropOffAddressJson: { ...nassarawa, label: 'Gwale, Kano', latitude: 11.9667, placeId: 'waybill:gwale' },
      weight: 1,
      itemCategoryId: 1,
      handleRequirementId: 1,
      shipmentDate: lagosDay(new Date()),
      price: 3000,
      costOfItem: 20_000,
      pin: sender.pin,
    },
    idempotencyKey: randomUUID(),
  });
  return id;
}

test('an express parcel that no rider takes goes on: rung again, with a higher fee, and at last as an ordinary parcel', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 9000 });
  const kemi = await newRider('Kemi Ade', await newBrowser(), 1, nassarawa);
  const packageId = await postExpress(amina);
  await enter(page, amina, '/orders');

  await openParcel(page, /Looking for a rider/);
  const search = searchSheet(page);
  await search.getByRole('button', { name: 'Ring the rider' }).click();
  await expect(search.getByText('Ringing one rider')).toBeVisible();
  await expect(search.getByText(/^Up to .* away · begun just now$/)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 'the search for a rider');
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
  // Listened for before it is shown: a message stays for seconds only.
  const toasted = expectToast(page, 'No rider took your parcel');
  await Promise.all([toasted, kemi.page.getByRole('button', { name: 'Let it pass' }).click()]);

  await page
    .getByRole('main')
    .getByRole('link', { name: /No rider took your express parcel/ })
    .first()
    .click();
  await expect(search.getByText('Nobody took it this time')).toBeVisible();
  await expect(search.getByText(/One rider was rung/)).toBeVisible();
  await search.getByRole('button', { name: 'Raise the fee' }).click();
  const sheet = parcelSheet(page);
  await sheet.getByLabel(/^Your fee/).fill('4,000');
  await sheet.getByRole('button', { name: 'Continue to your PIN' }).click();
  await sheet.getByLabel('Your PIN').fill(amina.pin);
  await sheet.getByRole('button', { name: 'Hold ₦1,000.00 more' }).click();

  await expect(search.getByText('Nobody took it this time'), 'the search goes on where it was').toBeVisible();
  await search.getByRole('button', { name: 'Make it ordinary' }).click();
  await page
    .getByRole('dialog', { name: 'Make it an ordinary parcel?' })
    .getByRole('button', { name: 'Make it ordinary' })
    .click();
  await expect(sheet.getByText('₦4,500.00 is safe in escrow')).toBeVisible();
  await expect(sheet.getByText('Looking for a carrier')).toBeVisible();
  await page.goto(`/orders?popup=express-delivery-list&popup.packageId=${packageId}`);
  await search.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByText('Looking for a carrier')).toBeVisible();
});
