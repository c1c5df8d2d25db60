import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { decideDispute, ops } from '../support/ops.ts';
import {
  agreeOnParcel,
  expectStamp,
  orderAddress,
  orderSheet,
  parcelAddress,
  postParcel,
  proveByCode,
  readPickupCode,
} from '../support/orders.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { addPhoto } from '../support/posting.ts';
import { enter } from '../support/signing-in.ts';

async function twoPeople() {
  const amina = await newMember('Amina Bello', { naira: 6000 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  return { amina, tolu };
}

/** Both have the order open that they agreed on before. */
async function agreed(sender: Page, carrier: Page): Promise<string> {
  const { amina, tolu } = await twoPeople();
  const { orderId } = await agreeOnParcel(amina, tolu);
  await Promise.all([enter(sender, amina), enter(carrier, tolu)]);
  await Promise.all([sender.goto(orderAddress(orderId)), carrier.goto(orderAddress(orderId))]);
  await expectStamp(carrier, 'Agreed');
  return orderId;
}

test('an agreed delivery is cancelled with a reason, and the money comes back', async ({ page, newBrowser }) => {
  test.slow();
  const carrier = await (await newBrowser()).newPage();
  const { amina, tolu } = await twoPeople();
  const { packageId } = await postParcel(amina);
  await Promise.all([enter(page, amina), enter(carrier, tolu)]);
  await carrier.goto(parcelAddress(packageId));
  await carrier.getByRole('dialog').getByRole('button', { name: 'Carry it for ₦5,000.00' }).click();
  await expectStamp(carrier, 'Requested');
  await page.goto(parcelAddress(packageId));
  await page.getByRole('dialog').getByRole('button', { name: 'Accept Tolu' }).click();
  await expectStamp(page, 'Agreed');
  await expectStamp(carrier, 'Agreed');
  await orderSheet(page).getByRole('button', { name: 'Cancel the delivery' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancel a delivery' });
  await expect(sheet.getByText('₦5,500.00 comes back to you')).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel the delivery' }).click();
  await expect(sheet.getByText('Please choose at least one reason')).toBeVisible();
  await sheet.getByLabel('Something else').check();
  await sheet.getByRole('button', { name: 'Cancel the delivery' }).click();
  await expect(sheet.getByText('Please say what it is')).toBeVisible();
  await sheet.getByLabel('In your own words').fill('My cousin drives there himself');
  await sheet.getByRole('button', { name: 'Cancel the delivery' }).click();
  await expectStamp(page, 'Cancelled');
  await expectStamp(carrier, 'Cancelled');
  await expect(orderSheet(carrier).getByText('The sender cancelled: “My cousin drives there himself”')).toBeVisible();
  await page.goto('/wallet/ng');
  await expectBalance(page, '6,000 naira');
});

test('after pickup the carrier brings it back, and the sender says that it is back', async ({ page, newBrowser }) => {
  test.slow();
  const carrier = await (await newBrowser()).newPage();
  await agreed(page, carrier);
  await proveByCode(carrier, 'pickup', await readPickupCode(page));
  await expectStamp(carrier, 'Picked up');
  await orderSheet(carrier).getByRole('button', { name: 'Bring it back' }).click();
  const sheet = carrier.getByRole('dialog', { name: 'Cancel a delivery' });
  await sheet.getByLabel('My vehicle has broken down').check();
  await sheet.getByRole('button', { name: 'Ask to bring it back' }).click();
  await expect(orderSheet(carrier).getByText('Bring it back to Amina')).toBeVisible();
  await expect(orderSheet(page).getByText(/wants to bring it back\. Is it back\?/)).toBeVisible();
  await orderSheet(page).getByRole('button', { name: 'I have it back' }).click();
  await page.getByRole('dialog', { name: 'Is it back in your hands?' }).getByRole('button', { name: 'Yes, I have it' }).click();
  await expectStamp(page, 'Cancelled');
  await page.goto('/wallet/ng');
  await expectBalance(page, '6,000 naira');
});

test('a dispute is heard from both sides and decided by our team', async ({ page, newBrowser }) => {
  test.slow();
  const carrier = await (await newBrowser()).newPage();
  const orderId = await agreed(page, carrier);
  await proveByCode(carrier, 'pickup', await readPickupCode(page));
  await expectStamp(page, 'Picked up');
  await orderSheet(page).getByRole('button', { name: 'Something is wrong' }).click();
  const sheet = orderSheet(page);
  await sheet.getByLabel('Tell us what happened').fill('He does not answer, and it is three days now');
  await addPhoto(sheet);
  await sheet.getByRole('button', { name: 'Ask our team to decide' }).click();
  await expectStamp(page, 'In dispute');

  await expectStamp(carrier, 'In dispute');
  await expect(orderSheet(carrier).getByText('He does not answer, and it is three days now')).toBeVisible();
  await orderSheet(carrier)
    .getByRole('button', { name: /^Add evidence/ })
    .click();
  await orderSheet(carrier).getByLabel('In your words').fill('The bus broke down at Lokoja');
  await orderSheet(carrier).getByRole('button', { name: 'Add it' }).click();
  await expect(orderSheet(page).getByText('The bus broke down at Lokoja')).toBeVisible();

  await decideDispute(orderId, 'split', '2000');
  await expectStamp(page, 'Decided');
  await expect(orderSheet(page).getByText(/^Of the fee of ₦5,000.00 you got ₦3,000.00 back/)).toBeVisible();
  await carrier.goto(orderAddress(orderId));
  await expectStamp(carrier, 'Decided');
  await expect(orderSheet(carrier).getByText('1,800 naira'), 'a part of the fee less commission').toBeAttached();
  await carrier.goto('/wallet/ng');
  await expect(carrier.getByText('1,800 naira').first()).toBeAttached();
  await page.goto('/wallet/ng');
  await expectBalance(page, '3,500 naira');
});
