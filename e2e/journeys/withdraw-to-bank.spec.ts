import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { ops } from '../support/ops.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter, expectDashboard, signIn } from '../support/signing-in.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Withdraw money' });

async function planPayout(page: Page, accountNumber: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = sheetOf(page);
  const bank = sheet.getByRole('combobox', { name: 'Bank' });
  await bank.fill('acc');
  await sheet.getByRole('option', { name: 'Access Bank', exact: true }).click();
  await sheet.getByLabel('Account number').fill(accountNumber);
  await sheet.getByLabel('Amount in naira').fill(amount);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Is everything right?')).toBeVisible();
}

async function confirm(page: Page, pin: string): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.getByLabel('Your PIN').fill(pin);
  await sheet.getByRole('button', { name: /^Send ₦/ }).click();
}

test('money goes to a bank, and what cannot be delivered comes back in full', async ({ page }) => {
  const tola = await newMember('Tola Ojo', { naira: 9000 });
  await enter(page, tola, '/wallet/ng');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(sheetOf(page).getByText('Your identity must be checked first')).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'See your identity check' }).click();
  await expect(page.getByRole('dialog', { name: 'Identity check' })).toBeVisible();
  await page.goBack();
  await ops('mark-identity', tola.username, 'checked');

  await page.reload();
  await planPayout(page, '0123456780', '2,500.50');
  await expect(sheetOf(page).getByText('AKINOLA DAMILOLA KEMI')).toBeVisible();
  await confirm(page, tola.pin);
  await expect(sheetOf(page).getByRole('button', { name: 'Done' })).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '6,499 naira 50 kobo');
  const first = page.getByRole('button', { name: /^To AKINOLA DAMILOLA KEMI/ });
  await expect(first).not.toContainText('Pending', { timeout: 30_000 });
  await expect(first).not.toContainText('Returned');

  // An account whose number ends in 1 refuses the money.
  await planPayout(page, '0123456781', '1,000');
  await confirm(page, tola.pin);
  await sheetOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Returned/ }), 'without a click').toBeVisible({ timeout: 30_000 });
  await expectBalance(page, '6,499 naira 50 kobo');
  await page.getByRole('button', { name: /Returned/ }).click();
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('The money is back in your balance, all of it.');
});

test('mistakes are said beside their fields, and nothing typed is lost', async ({ page }) => {
  const tola = await newMember('Tola Ojo', { naira: 3000 });
  await ops('mark-identity', tola.username, 'checked');
  await enter(page, tola, '/wallet/ng?popup=withdraw-funds');
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  const bank = sheet.getByRole('combobox', { name: 'Bank' });
  await expect(bank).toBeFocused();
  await expect(bank).toHaveAccessibleDescription('Please choose a bank from the list');
  await bank.fill('Access Bank');
  await sheet.getByLabel('Account number').fill('0000000000');
  await expect(sheet.getByText('That bank does not know this account number')).toBeVisible();
  await sheet.getByLabel('Amount in naira').fill('3000.01');
  await sheet.getByLabel('Account number').fill('0123456780');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('You have ₦3,000.00 to spend')).toBeVisible();
  await page.reload();
  await expect(bank).toHaveValue('Access Bank');
  await expect(sheet.getByLabel('Account number')).toHaveValue('0123456780');
  await sheet.getByRole('button', { name: 'Everything' }).click();
  await expect(sheet.getByLabel('Amount in naira')).toHaveValue('3,000');
});

// Once: Tunde has another PIN afterwards. Whoever has just signed up would have to wait a minute for a second code.
test('five wrong PINs lock the wallet; a code and a new PIN open it again', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'tunde');
  await expectDashboard(page, 'Tunde');
  await page.goto('/wallet/ng');
  await planPayout(page, '0123456780', '1,000');
  const sheet = sheetOf(page);
  for (const left of ['4 tries left', '3 tries left', '2 tries left', 'One try left']) {
    await confirm(page, '1357');
    await expect(sheet.getByText(left)).toBeVisible();
    await expect(sheet.getByLabel('Your PIN')).toBeFocused();
  }
  await confirm(page, '1357');
  await expect(sheet.getByText('Your wallet is locked', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByText('Your wallet is locked', { exact: true }), 'the page says so, too').toBeVisible();
  await page.getByRole('button', { name: 'Reset your PIN' }).click();

  const forgotten = page.getByRole('dialog', { name: 'Reset your PIN' });
  await forgotten.getByRole('button', { name: 'Send me a code' }).click();
  await forgotten.getByLabel('Six-digit code').fill(await codeSentTo('+2348052234502', 'sms'));
  await forgotten.getByLabel('Choose a PIN').fill('7391');
  await forgotten.getByLabel('Enter it again').fill('7391');
  await expect(forgotten).toBeHidden();
  await expect(page.getByText('Your wallet is locked', { exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(sheet.getByLabel('Account number'), 'what was typed is kept').toHaveValue('0123456780');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await confirm(page, '7391');
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('an account that was saved is chosen at one press the next time, and can be removed', async ({ page }) => {
  const sade = await newMember('Sade Bello', { naira: 5000 });
  await ops('mark-identity', sade.username, 'checked');
  await enter(page, sade, '/wallet/ng');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('combobox', { name: 'Bank' }).fill('gtb');
  await sheet.getByRole('option', { name: 'Guaranty Trust Bank' }).click();
  await sheet.getByLabel('Account number').fill('0123456780');
  await sheet.getByLabel('Save this account for next time').check();
  await sheet.getByLabel('Amount in naira').fill('1,000');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await confirm(page, sade.pin);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await sheet.getByRole('radio', { name: /Guaranty Trust Bank, 0123456780/ }).check();
  await expect(sheet.getByLabel('Account number')).toHaveValue('0123456780');
  await expectAccessible(page);
  await sheet.getByLabel('Amount in naira').fill('500');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Is everything right?')).toBeVisible();
  await page.goBack();
  await sheet.getByRole('button', { name: 'Remove this saved account' }).click();
  await expect(sheet.getByRole('radio', { name: /Guaranty Trust Bank/ })).toHaveCount(0);
  await expect(sheet.getByLabel('Account number')).toHaveValue('');
});
