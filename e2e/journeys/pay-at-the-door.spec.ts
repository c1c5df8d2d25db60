import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { expect, test } from '../support/journey.ts';
import { expectStamp, orderAddress, orderSheet, proveByCode } from '../support/orders.ts';
import { addPhoto } from '../support/posting.ts';
import { atTheDoor, bagForSale, handoverCodeFor, orderByLink, sendAndPickUp } from '../support/sales.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

/** The phone of a carrier who stands at the door. */
async function phoneAtTheDoor(context: BrowserContext): Promise<Page> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...atTheDoor, accuracy: 15 });
  return context.newPage();
}

async function failTheAttempt(carrier: Page, why: RegExp): Promise<void> {
  await orderSheet(carrier).getByRole('button', { name: 'I could not hand it over' }).click();
  const sheet = carrier.getByRole('dialog', { name: 'It does not work out' });
  await sheet.getByRole('radio', { name: why }).check();
  await addPhoto(sheet);
  await expectFits(carrier, 'what did not work out');
  await expectAccessible(carrier);
  await sheet.getByRole('button', { name: 'Send it' }).click();
  await expect(sheet).toBeHidden();
}

test('a buyer pays at the door, and the carrier reads PAID before the code is taken', async ({ page, newBrowser }) => {
  test.slow();
  const selling = await bagForSale({ mayOpenFirst: true });
  const buyer = await orderByLink(page, selling.sale, 'At the door');
  await expect(page.getByRole('heading', { level: 2, name: 'Adaeze has your order' })).toBeVisible();
  await expectAccessible(page);
  const { orderId, carrier: tunde } = await sendAndPickUp(selling);
  const code = await handoverCodeFor(buyer);

  const carrier = await phoneAtTheDoor(await newBrowser());
  await enter(carrier, tunde, orderAddress(orderId));
  await expect(orderSheet(carrier).getByText('The buyer pays ₦22,000.00 at the door')).toBeVisible();
  await expect(orderSheet(carrier).getByText(/an attempt pays ₦750.00/)).toBeVisible();
  await expect(orderSheet(carrier).getByRole('button', { name: 'I have handed it over' })).toHaveCount(0);
  await expectAccessible(carrier);
  await orderSheet(carrier).getByRole('button', { name: 'I’m at the door' }).click();
  await expect(orderSheet(carrier).getByText('Waiting for the payment')).toBeVisible();
  await expect(orderSheet(carrier).getByText(/A picture of a bank alert proves nothing/)).toBeVisible();
  await expectFits(carrier, 'the carrier at the door');
  await expectAccessibleInBothSchemes(carrier);

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Pay ₦22,000.00 now' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦22,000.00 by bank transfer' }).click();
  const accountNumber = await accountNumberOn(page);
  await expectFits(page, 'paying at the door');
  await expectAccessible(page);
  await sendAtTheBank(page, accountNumber);

  const paid = orderSheet(carrier).getByRole('status').getByText('Paid', { exact: true });
  await expect(paid, 'live').toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'The carrier sees that you paid' })).toBeVisible();
  await expectFits(carrier, 'PAID');
  await expectAccessibleInBothSchemes(carrier);
  await carrier.reload();
  await expect(paid, 'after a reload, too').toBeVisible();
  await proveByCode(carrier, 'handover', code);
  await expectStamp(carrier, 'Completed');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Is it what you bought?' })).toBeVisible();
});

test('nobody is home, the seller has it tried again, and the second attempt works', { tag: '@phone' }, async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const selling = await bagForSale({ payWhen: 'now' });
  const buyer = await orderByLink(page, selling.sale, undefined);
  await page.getByRole('button', { name: /by bank transfer$/ }).click();
  await sendAtTheBank(page, await accountNumberOn(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Your money is safe with us' })).toBeVisible();
  const { orderId, carrier: tunde } = await sendAndPickUp(selling);
  const code = await handoverCodeFor(buyer);

  const carrier = await phoneAtTheDoor(await newBrowser());
  await enter(carrier, tunde, orderAddress(orderId));
  await expect(orderSheet(carrier).getByText(/Take no money at the door/)).toBeVisible();
  await failTheAttempt(carrier, /^Nobody is there/);
  await expectStamp(carrier, 'Not handed over');
  await expect(orderSheet(carrier).getByText(/Half of the fee is yours for it: ₦750.00/)).toBeVisible();

  const seller = await (await newBrowser()).newPage();
  await enter(seller, selling.seller, orderAddress(orderId));
  await expect(orderSheet(seller).getByRole('heading', { name: 'Nobody was there' })).toBeVisible();
  await expect(orderSheet(seller).getByText(/₦750.00 more, held from your balance/)).toBeVisible();
  await expectFits(seller, 'after a failed attempt');
  await expectAccessibleInBothSchemes(seller);
  await orderSheet(seller).getByRole('button', { name: 'Try again another day' }).click();
  const sheet = seller.getByRole('dialog', { name: 'Another attempt' });
  await sheet.getByRole('radio', { name: 'Tomorrow' }).check();
  await expectFits(seller, 'the day of another attempt');
  await expectAccessible(seller);
  await sheet.getByRole('button', { name: 'Continue to your PIN' }).click();
  await sheet.getByLabel('Your PIN').fill(selling.seller.pin);
  await sheet.getByRole('button', { name: 'Hold ₦750.00 and try again' }).click();
  await expect(sheet).toBeHidden();

  await expect(orderSheet(carrier).getByText('Tomorrow', { exact: true }), 'the carrier hears of it').toBeVisible();
  await proveByCode(carrier, 'handover', code);
  await expectStamp(carrier, 'Completed');
});

test('a buyer refuses, and it is brought back: their money with it', { tag: '@phone' }, async ({ page, newBrowser }) => {
  test.slow();
  const selling = await bagForSale({ payWhen: 'now' });
  await orderByLink(page, selling.sale, undefined);
  await page.getByRole('button', { name: /by bank transfer$/ }).click();
  await sendAtTheBank(page, await accountNumberOn(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Your money is safe with us' })).toBeVisible();
  const { orderId, carrier: tunde, asSeller } = await sendAndPickUp(selling);
  const carrier = await phoneAtTheDoor(await newBrowser());
  await enter(carrier, tunde, orderAddress(orderId));
  await failTheAttempt(carrier, /^They do not want it/);
  await asSeller.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.Returning },
    idempotencyKey: randomUUID(),
  });
  await expectStamp(carrier, 'Going back');
  await expect(orderSheet(carrier).getByText(/Their app shows a return code/)).toBeVisible();

  const seller = await (await newBrowser()).newPage();
  await enter(seller, selling.seller, orderAddress(orderId));
  const shown = orderSheet(seller).getByRole('region', { name: 'Return code' });
  await expect(shown).toBeVisible();
  await expectFits(seller, 'the way back');
  await expectAccessible(seller);
  const code = ((await shown.locator('.sr-only').first().textContent()) ?? '').replaceAll(/\D/g, '');
  await orderSheet(carrier).getByRole('button', { name: 'The seller has it back' }).click();
  const sheet = carrier.getByRole('dialog', { name: 'Give it back' });
  await sheet.getByLabel('The return code').fill(code);
  await sheet.getByRole('button', { name: 'They have it back' }).click();
  await expect(sheet).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'It went back to Adaeze' })).toBeVisible();
  await expect(page.getByText(/^₦[\d,.]+ (is on its way|went) back to you$/)).toBeVisible();
  await expectFits(page, 'a sale that came back');
  await expectAccessible(page);
});
