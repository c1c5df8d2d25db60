import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createOrder } from '@waybill/contract/orders/create-order';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, goesOn, handoverCode, orderAddress, orderSheet, proveByCode, unfold, yaba } from '../support/orders.ts';
import { newcomer, newMember, type Person } from '../support/people.ts';
import { choose, fillAddress, fillStreet } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';
import { expectFits } from '../support/ugly.ts';

const landmark = 'Opposite the blue mosque';
const note = 'Call before you come';
const said = 'Blue gate, ring twice, the guard is Musa';

async function carrierCalled(name: string): Promise<Person> {
  const carrier = await newMember(name);
  await ops('mark-identity', carrier.email, 'checked');
  return carrier;
}

/** The carrier offers to bring it, and the sender agrees. */
async function agree(sender: Person, carrier: Person, packageId: string): Promise<string> {
  const [asSender, asCarrier] = await Promise.all([behindTheScenes(sender), behindTheScenes(carrier)]);
  const body = { packageId, userId: asCarrier.userId, isBooking: false };
  const { id: orderId } = await asCarrier.as.call(createOrder, { body, idempotencyKey: randomUUID() });
  const accepted = { orderId, orderStatus: orderStatus.Accepted };
  await asSender.as.call(updateOrder, { body: accepted, idempotencyKey: randomUUID() });
  return orderId;
}

async function expectGood(page: Page, what: string): Promise<void> {
  await expectFits(page, what);
  await expectAccessibleInBothSchemes(page);
}

test('somebody is kept, sent to with their landmark, and what one carrier says about the door the next one reads', {
  tag: '@phone',
}, async ({ page, newBrowser }) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 20_000 });
  const [tolu, bayo] = [await carrierCalled('Tolu Adebayo'), await carrierCalled('Bayo Ojo')];
  const halima = newcomer('Halima Yusuf');

  await test.step('the sender writes her receiver into the book', async () => {
    await enter(page, amina, '/settings');
    await page.getByRole('link', { name: /^Receivers/ }).click();
    await expect(page.getByText('Nobody in your book yet')).toBeVisible();
    await expectGood(page, 'the empty book');
    await page.getByRole('button', { name: 'Add somebody' }).click();
    const sheet = page.getByRole('dialog', { name: 'Add somebody' });
    await sheet.getByLabel('Their full name').fill('Halima Yusuf');
    await sheet.getByLabel('Their phone number').fill(halima.phone.replace('+234', '0'));
    await fillAddress(sheet, 'Where they are', 'Wuse', '7 Aminu Kano Crescent');
    await sheet.getByLabel('Landmark', { exact: true }).fill(landmark);
    await sheet.getByLabel('Note for the carrier').fill(note);
    await expectGood(page, 'the form of a receiver');
    await sheet.getByRole('button', { name: 'Keep them' }).click();
    await expectToast(page, 'Halima Yusuf is in your book');
    await expect(page.getByRole('list', { name: 'Receivers' })).toContainText(landmark);
    await expectGood(page, 'the book');
  });

  const packageId = await test.step('and sends something to her, chosen by a part of the name', async () => {
    await page.goto('/?popup=post-send');
    const sheet = page.getByRole('dialog', { name: 'Send a parcel' });
    const next = () => sheet.getByRole('button', { name: 'Continue', exact: true }).click();
    await fillAddress(sheet, 'From', 'Yaba');
    const field = sheet.getByRole('combobox', { name: 'Somebody in your book' });
    await field.fill('halim');
    await expect(sheet.getByRole('option', { name: /^Halima Yusuf/ })).toBeVisible();
    await expectGood(page, 'the first question with the book');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(sheet.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Wuse, Abuja');
    await next();
    await choose(sheet, 'Documents');
    await sheet.getByLabel('Weight in kilograms').fill('2');
    await sheet.getByLabel(/^What it is worth/).fill('20,000');
    await next();
    await expect(sheet.getByLabel(/^Your fee/), 'proposed').not.toHaveValue('');
    await sheet.getByLabel(/^Your fee/).fill('5,000');
    await next();
    await fillStreet(sheet, 'Pickup address', '12 Herbert Macaulay Way');
    await expect(sheet.getByLabel('Landmark, if there is one')).toHaveValue(landmark);
    await expect(sheet.getByLabel('Note for the carrier, if you like')).toHaveValue(note);
    await expectGood(page, 'the people of a parcel');
    await next();
    await expect(sheet.getByText(landmark)).toBeVisible();
    await sheet.getByLabel('Your PIN').fill(amina.pin);
    await sheet.getByRole('button', { name: 'Hold ₦5,500.00 and post' }).click();
    await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();
    await sheet.getByRole('link', { name: 'See your parcel' }).click();
    await expect(page).toHaveURL(/\/timeline\/post\/1\/pkg_/);
    return page.url().split('/').pop() ?? '';
  });

  const orderId = await agree(amina, tolu, packageId);
  const asAmina = (await behindTheScenes(amina)).as;
  const { pickupCode } = await asAmina.call(getOrder, { params: { id: orderId } });

  await test.step('the carrier reads landmark and note at the door, and says something about it', async () => {
    const carrier = await (await newBrowser()).newPage();
    await enter(carrier, tolu, orderAddress(orderId));
    await proveByCode(carrier, 'pickup', pickupCode ?? '');
    await expect(orderSheet(carrier).getByText(landmark)).toBeVisible();
    await expect(orderSheet(carrier).getByText(`“${note}”`)).toBeVisible();
    await expectGood(carrier, 'an order on its way');
    await proveByCode(carrier, 'handover', await handoverCode(halima.phone));
    const door = orderSheet(carrier).getByRole('region', { name: 'About the door' });
    await door.getByLabel('In one line').fill(said);
    await expectGood(carrier, 'an order that was handed over');
    await door.getByRole('button', { name: 'Tell them' }).click();
    await expect(door.getByText(said)).toBeVisible();
    await expect(door.getByRole('button', { name: 'Change it' })).toBeVisible();
  });

  await test.step('the next carrier to that door reads it', async () => {
    const { package: before } = await asAmina.call(getOrder, { params: { id: orderId } });
    const { id } = await asAmina.call(createPackage, {
      body: {
        ...{ deliveryPartner: 1, dispatchMode: 4, weight: 2, itemCategoryId: 1, handleRequirementId: 1, costOfItem: 20_000 },
        ...{ senderFullName: amina.fullName, senderPhoneNumber: amina.phone },
        ...{ pickupAddress: '12 Herbert Macaulay Way', pickupAddressJson: yaba },
        ...{ receiverFullName: 'Halima Yusuf', receiverPhoneNumber: halima.phone },
        ...{ dropoffAddress: before.dropoffAddress, dropOffAddressJson: before.dropOffAddressJson },
        ...{ shipmentDate: goesOn, price: 5_000, pin: amina.pin },
      },
      idempotencyKey: randomUUID(),
    });
    const again = await agree(amina, bayo, id);
    const carrier = await (await newBrowser()).newPage();
    await enter(carrier, bayo, orderAddress(again));
    await unfold(carrier, /^Documents,/);
    await expect(orderSheet(carrier).getByText(`“${said}”`)).toBeVisible();
    await expect(orderSheet(carrier).getByText(/^The last carrier said/)).toBeVisible();
    await expectGood(carrier, 'an order with what was said about its door');
  });

  await test.step('and the sender has it forgotten', async () => {
    await page.goto('/settings/receivers');
    await expect(page.getByText(`“${said}”`)).toBeVisible();
    await expectGood(page, 'the book with what was said');
    await page.getByRole('button', { name: /^Forget “Blue gate/ }).click();
    await expectToast(page, 'That is forgotten');
    await expect(page.getByText(`“${said}”`)).toHaveCount(0);
  });
});
