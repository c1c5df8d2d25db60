import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import {
  expectStamp,
  handoverCode,
  openOrderId,
  orderAddress,
  orderSheet,
  parcelAddress,
  postParcel,
  proveByCode,
  readPickupCode,
} from '../support/orders.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';

test('two people talk about a fee, agree with the PIN, and end with stars', async ({ page, newBrowser }) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 5500 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  const { packageId, receiverPhone } = await postParcel(amina, { fee: 5000 });
  const carrier = await (await newBrowser()).newPage();
  await Promise.all([enter(page, amina), enter(carrier, tolu)]);

  await carrier.goto(parcelAddress(packageId));
  await carrier.getByRole('dialog').getByRole('button', { name: 'Offer another fee' }).click();
  const theirs = carrier.getByRole('dialog', { name: 'Delivery request' });
  await theirs.getByLabel(/^Fee in naira/).fill('7,000');
  await theirs.getByLabel(/^Why/).fill('The road by Lokoja is bad');
  await theirs.getByRole('button', { name: 'Send this offer' }).click();
  await expect(theirs.getByText(/Open: it ends/)).toBeVisible();

  await page.goto('/orders');
  await page.getByRole('button', { name: /Tolu suggests another fee/ }).click();
  const mine = page.getByRole('dialog', { name: 'Delivery request' });
  await expect(mine.getByText('The road by Lokoja is bad')).toBeVisible();
  await mine.getByRole('button', { name: 'Offer another fee' }).click();
  await mine.getByLabel(/^Fee in naira/).fill('6,000');
  await mine.getByRole('button', { name: 'Send this offer' }).click();

  await theirs.getByRole('button', { name: 'Accept ₦6,000.00' }).click();
  await expect(theirs.getByText('You agreed on ₦6,000.00')).toBeVisible();

  await mine.getByRole('button', { name: 'Settle ₦6,000.00 with your PIN' }).click();
  await mine.getByLabel('Your PIN').fill(amina.pin);
  await mine.getByRole('button', { name: 'Agree on ₦6,000.00' }).click();
  const fund = page.getByRole('dialog', { name: 'Add money' });
  await expect(fund.getByLabel('Amount in naira'), 'what is missing is filled in').toHaveValue('1,000');
  await fund.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await mine.getByRole('button', { name: 'Settle ₦6,000.00 with your PIN' }).click();
  await mine.getByLabel('Your PIN').fill(amina.pin);
  await mine.getByRole('button', { name: 'Agree on ₦6,000.00' }).click();
  await expectStamp(page, 'Agreed');
  await expect(orderSheet(page).getByText('The fee is in escrow')).toBeVisible();

  await carrier.goto(orderAddress(openOrderId(page)));
  await expect(orderSheet(carrier).getByText('You earn')).toBeVisible();
  await expect(orderSheet(carrier).getByText('5,400 naira')).toBeAttached();
  await proveByCode(carrier, 'pickup', await readPickupCode(page));
  await expectStamp(carrier, 'Picked up');
  await proveByCode(carrier, 'handover', await handoverCode(receiverPhone));
  await expectStamp(carrier, 'Completed');
  await expect(orderSheet(carrier).getByText('You are paid')).toBeVisible();

  await expectStamp(page, 'Completed');
  await page.goto(`/orders?popup=user-rating&popup.orderId=${openOrderId(page)}`);
  const stars = page.getByRole('dialog', { name: 'Rating' });
  await stars.getByRole('button', { name: 'Send rating' }).click();
  await expect(stars.getByText('Please give one to five stars')).toBeVisible();
  await stars.getByRole('radio', { name: /^One star/ }).focus();
  for (const _ of [2, 3, 4, 5]) await page.keyboard.press('ArrowRight');
  await stars.getByLabel(/^A few words/).fill('On time, and friendly');
  await stars.getByRole('button', { name: 'Send rating' }).click();
  await expect(orderSheet(page).getByText('On time, and friendly')).toBeVisible();
  await page.goto('/wallet/ng');
  await expectBalance(page, '0 naira');
});
