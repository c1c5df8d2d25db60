import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { expect, test } from '../support/journey.ts';
import { bagForSale, handoverCodeFor, orderByLink, sendAndPickUp } from '../support/sales.ts';
import { expectFits } from '../support/ugly.ts';

test('a buyer says that it is not what was sold, and the seller does not get the money', async ({ page }) => {
  test.slow();
  const selling = await bagForSale({ payWhen: 'now' });
  const buyer = await orderByLink(page, selling.sale, undefined);
  await page.getByRole('button', { name: /by bank transfer$/ }).click();
  await sendAtTheBank(page, await accountNumberOn(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Your money is safe with us' })).toBeVisible();
  const { orderId, asCarrier } = await sendAndPickUp(selling);
  await asCarrier.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.Delivered, code: await handoverCodeFor(buyer) },
    idempotencyKey: randomUUID(),
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Is it what you bought?' })).toBeVisible();
  await page.getByRole('button', { name: 'No, something is not right' }).click();
  await page.getByRole('button', { name: 'Ask our people to look' }).click();
  await expect(page.getByText('Please say what is wrong')).toBeVisible();
  await page.getByLabel('What is not right?').fill('It is another bag, and it is torn.');
  await expectFits(page, 'saying what is not right');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask our people to look' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nobody gets the money now' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('We are looking', { exact: true }), 'it stays so').toBeVisible();
});
