import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { expect, test } from '../support/journey.ts';
import { bagForSale, handoverCodeFor, orderByLink, sendAndPickUp } from '../support/sales.ts';
import { expectFits } from '../support/ugly.ts';

const heading = (name: string | RegExp) => ({ level: 2, name }) as const;

test('somebody without an account buys by a link, pays by transfer, and holds it before the seller has the money', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const selling = await bagForSale();
  const { sale } = selling;

  await page.goto(`/buy/${sale.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ankara tote bag');
  await expect(page.getByText('Identity checked')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What protects you' })).toBeVisible();
  await expect(page.getByText('Nwosu'), 'nothing private of the seller').toHaveCount(0);
  await expect(page.getByText('Herbert')).toHaveCount(0);
  await expectFits(page, 'a sale by its link');
  await expectAccessibleInBothSchemes(page);

  const buyer = await orderByLink(page, sale, 'Now');
  await expect(page.getByRole('heading', heading('Pay ₦22,000.00 and it is yours'))).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦22,000.00 by bank transfer' }).click();
  await expect(page.getByRole('heading', { name: 'Send exactly ₦22,000.00' })).toBeVisible();
  await expectFits(page, 'the account to pay to');
  await expectAccessible(page);
  const accountNumber = await accountNumberOn(page);
  await page.reload();
  expect(await accountNumberOn(page), 'the same account after a reload').toBe(accountNumber);
  await sendAtTheBank(page, accountNumber);
  await expect(page.getByRole('heading', heading('Your money is safe with us'))).toBeVisible();
  await expectAccessible(page);

  const { orderId, asCarrier } = await sendAndPickUp(selling);
  await page.reload();
  await expect(page.getByRole('heading', heading('It is on its way to you'))).toBeVisible();
  await page.getByRole('link', { name: 'Follow it on the map' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/buy/${sale.code}`);

  const other = await (await newBrowser()).newPage();
  await other.goto(`/buy/${sale.code}`);
  await expect(other.getByText('Somebody has ordered it'), 'others see that it is taken').toBeVisible();
  await expect(other.getByText('Halima')).toHaveCount(0);

  await asCarrier.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.Delivered, code: await handoverCodeFor(buyer) },
    idempotencyKey: randomUUID(),
  });
  await page.reload();
  await expect(page.getByRole('heading', heading('Is it what you bought?'))).toBeVisible();
  await expectFits(page, 'a sale that has arrived');
  await expectAccessible(page);
});

test('too little is followed by the rest, and another phone asks for a code', { tag: '@phone' }, async ({ page, newBrowser }) => {
  test.slow();
  const { sale } = await bagForSale({ payWhen: 'now' });
  const buyer = await orderByLink(page, sale, undefined);
  await page.getByRole('button', { name: /by bank transfer$/ }).click();
  const accountNumber = await accountNumberOn(page);
  await sendAtTheBank(page, accountNumber, { amount: '15,000', odd: ['The provider takes whatever comes'] });
  await expect(page.getByRole('heading', { name: 'Send the rest: ₦7,000.00' })).toBeVisible();
  await expect(page.getByText('₦15,000.00 came, ₦7,000.00 is missing')).toBeVisible();
  await expectFits(page, 'the rest to pay');
  await expectAccessible(page);
  await sendAtTheBank(page, accountNumber, { odd: ['The provider takes whatever comes'] });
  await expect(page.getByRole('heading', heading('Your money is safe with us'))).toBeVisible();

  const other = await (await newBrowser()).newPage();
  await other.goto(`/buy/${sale.code}`);
  await other.getByRole('button', { name: 'I have ordered it already' }).click();
  await other.getByLabel('Your phone number').fill(buyer.localPhone);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Text me the code' }).click();
  await expect(other.getByRole('button', { name: /^Send it again in \d+ s$/ }), 'once a minute').toBeVisible();
});
