import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

const orders = [
  'Customer,Phone no,Address,LGA,State,Item,Weight (kg),Price,Delivery fee',
  'Halima Yusuf,08031000001,12 Allen Avenue,Ikeja,Lagos,Ankara,1.5,12000,2500',
  'Bola Ade,0803,4 Herbert Macaulay Way,Yaba,Lagos,Lace,1,9000,2000',
  'Ada Obi,08031000003,7 Adeniran Ogunsanya,Surulere,,Gele,1,7000,2000',
].join('\n');

const drop = (page: Page) =>
  page
    .getByLabel('A CSV or XLSX file')
    .last()
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(orders) });

test('a shop sends a file: its faults are mended beside their reasons, one PIN posts all, and the same file again posts nothing', async ({
  page,
}) => {
  test.slow();
  const shop = await newMember('Adaeze Fabrics', { naira: 20_000 });
  await enter(page, shop, '/send/import');
  const main = page.getByRole('main');
  await expect(main.getByText(/Nothing is posted by dropping a file/)).toBeVisible();
  await expectFits(page, 'the start of an import');
  await expectAccessibleInBothSchemes(page);
  await drop(page);

  await expect(main.getByRole('heading', { name: 'orders.csv' })).toBeVisible();
  await main.getByRole('group', { name: 'Picked up at' }).getByRole('combobox').fill('Yaba');
  await page.getByRole('option', { name: /^Yaba/ }).first().click();
  await main.getByLabel('Street, number, landmark').fill('12 Herbert Macaulay Way');
  await main.getByRole('button', { name: 'Check the rows with it' }).click();
  await expect(main.getByText('2 rows to mend, 1 ready.')).toBeVisible();
  await expectFits(page, 'an import');
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page);

  // All of it is there again after a reload.
  await page.reload();
  await main.getByRole('button', { name: /Bola Ade/ }).click();
  const second = page.getByRole('dialog', { name: 'Row 2' });
  await expect(second.getByText('That does not look like a phone number')).toBeVisible();
  await expectFits(page, 'a row to mend');
  await expectAccessibleInBothSchemes(page);
  await second.getByLabel('Phone').fill('0803 100 0002');
  await page.keyboard.press('Enter');
  const third = page.getByRole('dialog', { name: 'Row 3' });
  await third.getByRole('button', { name: 'Surulere, Lagos' }).first().click();

  await main.getByRole('button', { name: 'Post 3 parcels for ₦8,000.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Post them' });
  await sheet.getByLabel('Your PIN').fill(shop.pin);
  await expectFits(page, 'the last look at an import');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Post 3 parcels for ₦8,000.00' }).click();
  await expect(main.getByText('Posted, waits for a carrier')).toHaveCount(3);
  await expectFits(page, 'a posted import');

  await main.getByRole('link', { name: 'Your files' }).click();
  await expect(main.getByText('All posted')).toBeVisible();
  await drop(page);
  await expect(main.getByText('Every row was posted before: nothing is sent twice.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Post / })).toHaveCount(0);
  await main.getByRole('button', { name: /Halima Yusuf/ }).click();
  await page.getByRole('dialog', { name: 'Row 1' }).getByRole('link', { name: 'See the parcel' }).click();
  await expect(page).toHaveURL(/\/timeline\/post\/1\/pkg_/);
  await page.goto('/wallet/ng');
  await expectBalance(page, '12,000');
});
