import { expect, test } from '../support/journey.ts';
import { askToAdd, expectBalance } from '../support/payments.ts';
import { enter } from '../support/signing-in.ts';

test('dollars come in through PayPal', async ({ page, member }) => {
  await enter(page, member, '/wallet/intl');
  await askToAdd(page, '20');
  await page.getByRole('button', { name: /^Approve \S+$/ }).click();
  await expect(page).toHaveURL(/\/wallet\/intl\?paypal=approved/);
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  await expectBalance(page, '20 dollars');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' }), 'captured twice, credited once').toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/wallet/intl');
  await expectBalance(page, '20 dollars');
  await expect(page.getByRole('button', { name: /^Top-up with PayPal/ })).toHaveCount(1);
});

test('whoever cancels at PayPal, or is declined, is told so and tries again', async ({ page, member }) => {
  await enter(page, member, '/wallet/intl');
  await askToAdd(page, '15');
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(page.getByRole('heading', { name: 'You left without paying' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await expect(sheet.getByLabel('Amount in dollars')).toHaveValue('15');
  await sheet.getByRole('button', { name: 'Pay $15.00 with PayPal' }).click();
  await page.getByRole('button', { name: 'Approve, then decline at capture' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await expectBalance(page, '0 dollars');
  await page.getByRole('link', { name: 'Try again' }).click();
  await sheet.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: /^Approve \S+$/ }).click();
  await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  await expectBalance(page, '15 dollars');
});
