import { randomUUID } from 'node:crypto';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, orderAddress, orderSheet } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { choose, fillAddress, fillStreet } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const landmark = 'Beside the yellow bank';
const note = 'Ask for the parcels at the counter';

test('a place is kept under a name, parcels start from it, and whoever fetches one reads how to find it', {
  tag: '@phone',
}, async ({ page, newBrowser }) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 20_000 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');

  await test.step('the sender writes down her shop', async () => {
    await enter(page, amina, '/settings');
    await page.getByRole('link', { name: /^Pickup places/ }).click();
    await expect(page.getByText('No places yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a place' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add a place' });
    await sheet.getByLabel('What you call it').fill('Shop, Yaba');
    await fillAddress(sheet, 'Where it is', 'Yaba', '12 Herbert Macaulay Way');
    await sheet.getByLabel('Landmark', { exact: true }).fill(landmark);
    await sheet.getByLabel('Note for the carrier').fill(note);
    await expectFits(page, 'the form of a place');
    await expectAccessibleInBothSchemes(page);
    await sheet.getByRole('button', { name: 'Keep this place' }).click();
    await expectToast(page, 'Shop, Yaba is kept');
    await expect(page.getByRole('list', { name: 'Pickup places' })).toContainText('New parcels start from here');
    await expectFits(page, 'the places');
    await expectAccessibleInBothSchemes(page);
  });

  const packageId = await test.step('a parcel starts from there', async () => {
    await page.goto('/?popup=post-send');
    const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
    const next = () => sheet.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(sheet.getByRole('button', { name: 'Shop, Yaba' })).toHaveAttribute('aria-pressed', 'true');
    await fillAddress(sheet, 'To', 'Wuse');
    await next();
    await choose(sheet, 'Documents');
    await sheet.getByLabel('Weight in kilograms').fill('2');
    await sheet.getByLabel(/^What it is worth/).fill('20,000');
    await next();
    await expect(sheet.getByLabel(/^Your fee/), 'proposed').not.toHaveValue('');
    await sheet.getByLabel(/^Your fee/).fill('5,000');
    await next();
    await expect(sheet.getByLabel('Landmark at the pickup')).toHaveValue(landmark);
    await expect(sheet.getByRole('checkbox', { name: /^Keep this place/ })).toHaveCount(0);
    await fillStreet(sheet, 'Drop-off address', '4 Aminu Kano Crescent');
    await sheet.getByLabel('Who receives it').fill('Chidi Obi');
    await sheet.getByLabel('Their phone number').fill('0803 123 9876');
    await next();
    await expect(sheet.getByText(`“${note}”`)).toBeVisible();
    await sheet.getByLabel('Your PIN').fill(amina.pin);
    await sheet.getByRole('button', { name: 'Hold ₦5,500.00 and post' }).click();
    await sheet.getByRole('link', { name: 'See your parcel' }).click();
    await expect(page).toHaveURL(/\/timeline\/post\/1\/pkg_/);
    return page.url().split('/').pop() ?? '';
  });

  await test.step('the carrier reads landmark and note beside the address where they pick it up', async () => {
    const [asSender, asCarrier] = await Promise.all([behindTheScenes(amina), behindTheScenes(tolu)]);
    const body = { packageId, userId: asCarrier.userId, isBooking: false };
    const { id: orderId } = await asCarrier.as.call(createOrder, { body, idempotencyKey: randomUUID() });
    const accepted = { orderId, orderStatus: orderStatus.Accepted };
    await asSender.as.call(updateOrder, { body: accepted, idempotencyKey: randomUUID() });
    const carrier = await (await newBrowser()).newPage();
    await enter(carrier, tolu, orderAddress(orderId));
    await expect(orderSheet(carrier).getByText(landmark).first()).toBeVisible();
    await expect(orderSheet(carrier).getByText(`“${note}”`).first()).toBeVisible();
    await expectFits(carrier, 'an order to fetch');
    await expectAccessibleInBothSchemes(carrier);
  });
});
