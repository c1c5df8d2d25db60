import { expect, test } from '../support/journey.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';

test('credits are bought from the wallet with the PIN', async ({ page }) => {
  const uche = await newMember('Uche Eze', { naira: 3000 });
  await enter(page, uche, '/wallet/ng');
  await page.getByRole('button', { name: 'Buy credits' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy credits' });
  await expect(sheet.getByRole('radio', { name: /^5 credits Save ₦125\.00/ })).toBeChecked();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByLabel('Your PIN').fill(uche.pin);
  await sheet.getByRole('button', { name: 'Pay ₦2,375.00' }).click();
  await expect(sheet.getByRole('heading', { name: 'You have 5 credits now' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '625 naira');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('5 credits');
});

test('whoever is short of money adds it and goes on where they were', async ({ page }) => {
  const uche = await newMember('Uche Eze', { naira: 1000 });
  await enter(page, uche, '/orders?popup=buy-credits');
  const credits = page.getByRole('dialog', { name: 'Buy credits' });
  await credits.getByRole('radio', { name: /^10 credits/ }).check();
  await credits.getByRole('button', { name: 'Continue' }).click();
  const fund = page.getByRole('dialog', { name: 'Add money' });
  await expect(fund.getByLabel('Amount in naira'), 'just what is missing').toHaveValue('3,500');
  await fund.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL(/\/orders\?popup=buy-credits&/);
  await expect(credits.getByRole('radio', { name: /^10 credits/ }), 'what was chosen is still chosen').toBeChecked();
  await expect(credits.getByText('₦4,500.00 to spend')).toBeVisible();
});

test('credits are bought by card on their own page', async ({ page, member }) => {
  await enter(page, member, '/buy-credits');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Pay ₦2,375.00 by card' }).click();
  await page.getByRole('button', { name: 'Pay with the successful test card' }).click();
  await expect(page.getByRole('heading', { name: 'Your credits are ready' })).toBeVisible();
  await expect(page.getByText('You have 5 credits now.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await expect(page).toHaveURL('/buy-credits');
  await expect(page.getByRole('main')).toContainText('You have 5 credits');
});
