import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { bubble, writeMessage, writing } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';
import { bagForSale, handoverCodeFor, orderByLink, sendAndPickUp } from '../support/sales.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

test('a buyer without an account writes, the seller answers from their chats, and the buyer gives stars', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const selling = await bagForSale({ payWhen: 'now' });
  const buyer = await orderByLink(page, selling.sale, undefined);
  await page.getByRole('button', { name: /by bank transfer$/ }).click();
  await sendAtTheBank(page, await accountNumberOn(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Your money is safe with us' })).toBeVisible();

  await page.getByRole('button', { name: 'Write to Adaeze' }).click();
  await expect(page.getByText('Nothing was said yet.')).toBeVisible();
  await page.getByLabel('Your message to Adaeze').fill('Does it have a zip?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubble(page, 'Does it have a zip?')).toContainText('sent');
  await expectFits(page, 'the chat of a buyer');
  await expectAccessibleInBothSchemes(page);

  const seller = await (await newBrowser()).newPage();
  await enter(seller, selling.seller, '/messages');
  const row = seller.getByRole('link', { name: /Halima Yusuf.+buyer of Ankara tote bag/ });
  await expect(row).toContainText('1 unread');
  await expectFits(seller, 'a buyer among the chats');
  await row.click();
  await expect(seller.getByText('Buyer of Ankara tote bag')).toBeVisible();
  await expect(bubble(seller, 'Does it have a zip?')).toBeVisible();
  await expect(seller.getByRole('button', { name: 'Record a voice note' })).toHaveCount(0);
  await writeMessage(seller, 'Yes, and a pocket.');
  await expectFits(seller, 'the chat with a buyer');
  await expectAccessibleInBothSchemes(seller);
  await expect(bubble(page, 'Yes, and a pocket.'), 'on the open page, by itself').toBeVisible();
  await expect(bubble(page, 'Does it have a zip?')).toContainText('read');
  await page.getByLabel('Your message to Adaeze').fill('Thank you!');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bubble(seller, 'Thank you!'), 'live').toBeVisible();

  const { orderId, asCarrier } = await sendAndPickUp(selling);
  await asCarrier.as.call(updateOrder, {
    body: { orderId, orderStatus: orderStatus.Delivered, code: await handoverCodeFor(buyer) },
    idempotencyKey: randomUUID(),
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Is it what you bought?' })).toBeVisible();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.getByRole('radio', { name: /^5 stars/ }).check({ force: true });
  await page.getByLabel('A few words (optional)').fill('Just like the pictures');
  await expectFits(page, 'the stars of a buyer');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('“Just like the pictures”')).toBeVisible();
  await expectFits(page, 'the stars that a buyer gave');

  await seller.goto('/profile');
  await expect(seller.getByText('Just like the pictures')).toBeVisible();
  await expect(seller.getByText('Halima', { exact: true })).toBeVisible();
  await expectAccessible(seller);
});

test('the seller begins from the sale, and the buyer sees that something is new', async ({ page, newBrowser }) => {
  test.slow();
  const { seller: adaeze, sale } = await bagForSale({ payWhen: 'door' });
  await orderByLink(page, sale, undefined);
  const seller = await (await newBrowser()).newPage();
  await enter(seller, adaeze, `/sales/${sale.id}`);
  await seller.getByRole('button', { name: 'Write to Halima Yusuf' }).click();
  await expect(writing(seller)).toBeVisible();
  await writeMessage(seller, 'I send it tomorrow.');

  await page.reload();
  await expect(page.getByText('A new message from Adaeze')).toBeVisible();
  await expectFits(page, 'something new on the page of a buyer');
  await page.getByRole('button', { name: 'Read and answer' }).click();
  await expect(bubble(page, 'I send it tomorrow.')).toBeVisible();
});
