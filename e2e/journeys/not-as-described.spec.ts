import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { expect, test } from '../support/journey.ts';
import { cameraPhoto } from '../support/photos.ts';
import { bagForSale, handoverCodeFor, orderByLink, sendAndPickUp } from '../support/sales.ts';
import { enter } from '../support/signing-in.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';
import { expectFits } from '../support/ugly.ts';

test('both sides of what is not what was sold show what they mean, and the money waits', async ({ page, newBrowser }) => {
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
  await page.getByLabel('Add pictures').setInputFiles(await cameraPhoto('torn.jpg', 900, 700));
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await expectFits(page, 'saying what is not right');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask our people to look' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nobody gets the money now' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ankara tote bag, as you got it' })).toBeVisible();
  await expectFits(page, 'what the buyer said and showed');
  await expectAccessible(page);

  const theirs = await (await newBrowser()).newPage();
  await enter(theirs, selling.seller, `/sales/${selling.sale.id}`);
  await expect(theirs.getByRole('img', { name: 'Ankara tote bag, as Halima got it' })).toBeVisible();
  await theirs.getByLabel('How do you see it?').fill('It was whole when I packed it.');
  await theirs.getByLabel('Add pictures').setInputFiles(await cameraPhoto('packed.jpg', 900, 700));
  await expect(theirs.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await expectFits(theirs, 'answering a buyer');
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Send your answer' }).click();
  await expect(theirs.getByRole('heading', { name: 'You answered' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('We are looking', { exact: true }), 'it stays so').toBeVisible();
  await expect(page.getByText('It was whole when I packed it.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ankara tote bag, as Adaeze shows it' })).toBeVisible();
  await theirs.close();

  const desk = await (await newBrowser()).newPage();
  await enterAsStaff(desk, await newStaff('Ngozi Okafor'));
  await desk.goto(`/ops/sale-questions/${selling.sale.id}`);
  await expect(desk.getByRole('heading', { name: 'What Halima says' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Ankara tote bag, as Halima got it' })).toBeVisible();
  await expect(desk.getByText('“It was whole when I packed it.”')).toBeVisible();
  await expectFits(desk, 'a sale in question, in the console');
  await expectAccessible(desk);
  await desk.close();
});
