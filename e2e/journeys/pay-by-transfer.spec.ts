import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { accountNumberOn, sendAtTheBank } from '../support/bank.ts';
import { expect, test } from '../support/journey.ts';
import { expectBalance } from '../support/payments.ts';
import { enter } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

async function askForAccount(page: Page, amount: string): Promise<string> {
  await page.getByRole('button', { name: 'Add money' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sheet.getByLabel('Amount in naira').fill(amount);
  await sheet.getByText('Bank transfer').click();
  await sheet.getByRole('button', { name: /^Pay ₦.* by transfer$/ }).click();
  await expect(sheet.getByRole('heading', { name: /^Send exactly/ })).toBeVisible();
  return accountNumberOn(page);
}

async function askForCredits(page: Page): Promise<string> {
  await page.goto('/wallet/ng?popup=buy-credits');
  const sheet = page.getByRole('dialog', { name: 'Buy credits' });
  await sheet.getByText('Bank transfer').click();
  await sheet.getByRole('button', { name: 'Pay ₦2,375.00 by transfer' }).click();
  await expect(sheet.getByRole('heading', { name: 'Send exactly ₦2,375.00' })).toBeVisible();
  return accountNumberOn(page);
}

test('somebody adds money from their bank app and sees it come, having left and come back', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  const accountNumber = await askForAccount(page, '5,000');
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await expect(sheet.getByText('Waiting for your bank')).toBeVisible();
  await expect(sheet.getByText(/^(30:00|29:\d\d)$/)).toBeVisible();
  await expectFits(page, 'the account to send to');
  await expectAccessible(page);

  await page.goto('/orders');
  await page.goto('/wallet/ng');
  await page.getByRole('button', { name: 'Add money' }).first().click();
  expect(await accountNumberOn(page), 'the same account, whoever comes back').toBe(accountNumber);

  await sendAtTheBank(page, accountNumber);
  await expect(sheet.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet).toBeHidden();
  await expectBalance(page, '5,000 naira');
  await page.getByRole('button', { name: /^Top-up by transfer/ }).click();
  await expect(page.getByRole('dialog', { name: 'Transaction' }).getByText('Paid by bank transfer.')).toBeVisible();
});

test('too little for credits waits for the rest', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  const accountNumber = await askForCredits(page);
  const sheet = page.getByRole('dialog', { name: 'Buy credits' });
  await sendAtTheBank(page, accountNumber, { amount: '2,000', odd: ['The provider takes whatever comes'] });
  await expect(sheet.getByRole('heading', { name: 'Send the rest: ₦375.00' })).toBeVisible();
  await expect(sheet.getByText('₦2,000.00 came, ₦375.00 is missing')).toBeVisible();
  await expectFits(page, 'the account to send to');
  await expectAccessible(page);
  await sendAtTheBank(page, accountNumber, { odd: ['The provider takes whatever comes'] });
  await expect(sheet.getByRole('heading', { name: 'Your credits are ready' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/wallet/ng?popup=buy-credits');
  await expect(page.getByRole('heading', { name: 'You have 5 credits' })).toBeVisible();
});

test('what comes too late for credits goes back, and says so', async ({ page, member }) => {
  await enter(page, member, '/wallet/ng');
  const accountNumber = await askForCredits(page);
  const sheet = page.getByRole('dialog', { name: 'Buy credits' });
  await sendAtTheBank(page, accountNumber, { odd: ['The provider takes whatever comes', 'Too late'] });
  await expect(sheet.getByText('₦2,375.00 went back')).toBeVisible();
  await expect(sheet.getByText(/came too late.*the account it came from/)).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Send exactly ₦2,375.00' }), 'the price can still come').toBeVisible();
});

test('an amount that the bank refuses is told, and the right one is taken though nobody is told of it', async ({
  page,
  member,
}) => {
  await enter(page, member, '/wallet/ng');
  const accountNumber = await askForAccount(page, '700');
  const sheet = page.getByRole('dialog', { name: 'Add money' });
  await sendAtTheBank(page, accountNumber, { amount: '600' });
  await expect(sheet.getByText('That was another amount')).toBeVisible();
  await sendAtTheBank(page, accountNumber, { odd: ['Nobody is told'] });
  await sheet.getByRole('button', { name: 'I have sent it' }).click();
  await expect(sheet.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible();
});
