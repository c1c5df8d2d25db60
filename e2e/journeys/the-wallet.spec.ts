import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { expectBalance } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('the balance can be hidden, here and everywhere, and stays so', async ({ page }) => {
  const zara = await newMember('Zara Musa', { naira: 4321 });
  await enter(page, zara);
  const glance = page.getByRole('link', { name: /^Your wallet/ });
  await expect(glance).toContainText('4,321 naira');
  await glance.click();
  await expectBalance(page, '4,321 naira');
  await page.getByRole('button', { name: 'Hide your balance' }).click();
  await expectBalance(page, 'Amount hidden');
  await expect(page.getByRole('main')).not.toContainText('4,321');
  await page.reload();
  await expectBalance(page, 'Amount hidden');
  await page.getByRole('button', { name: 'Show your balance' }).click();
  await expectBalance(page, '4,321 naira');
  await page.getByRole('link', { name: /^Dollar wallet/ }).click();
  await expect(page).toHaveURL('/wallet/intl');
  await expectBalance(page, '0 dollars');
});

test('the filter of the history stands in the address', async ({ page }) => {
  const zara = await newMember('Zara Musa', { naira: 100 });
  await enter(page, zara, '/wallet/ng');
  const line = page.getByRole('button', { name: /^Top-up by card/ });
  await expect(line).toBeVisible();
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Status').selectOption('Failed');
  await expect(page).toHaveURL('/wallet/ng?status=2');
  await expect(page.getByText('Nothing fits this filter')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Status'), 'open after a reload').toHaveValue('2');
  await page.getByRole('button', { name: 'Show everything' }).first().click();
  await expect(line).toBeVisible();
  await expect(page).toHaveURL('/wallet/ng');
});

test('money in and out is drawn, and stands in a table for whoever cannot see it', async ({ page }) => {
  const zara = await newMember('Zara Musa', { naira: 1500 });
  await enter(page, zara, '/wallet/ng');
  await expect(page.getByRole('img', { name: 'In the last 30 days 1,500 naira came in and 0 naira went out.' })).toBeVisible();
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await expect(page.getByRole('img', { name: /^In the last 7 days/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row', { name: /^Today/ })).toContainText('1,500 naira');
});

test('a statement is downloaded, for a spreadsheet and for printing', async ({ page }) => {
  const zara = await newMember('Zara Musa', { naira: 1500 });
  await enter(page, zara, '/wallet/ng');
  for (const [button, kind, beginning] of [
    ['Download as CSV', 'csv', '\uFEFF'],
    ['Download as PDF', 'pdf', '%PDF'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^waybill-ngn-\\d{4}-\\d{2}-\\d{2}-\\d{4}-\\d{2}-\\d{2}\\.${kind}$`));
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(beginning)).toBe(true);
    if (kind === 'csv') expect(text).toContain('1500.00');
  }
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByLabel('Last day').press('Enter');
  await expect(page.getByText('This is before the first day')).toBeVisible();
});

test('the PIN is changed in the settings', async ({ page, member }) => {
  await enter(page, member, '/settings/change-pin');
  await page.getByLabel('Current PIN').fill('1111');
  await page.getByLabel('Choose a PIN').fill('7391');
  await page.getByLabel('Enter it again').fill('7391');
  await expect(page.getByText('4 tries left')).toBeVisible();
  await page.getByLabel('Current PIN').fill(member.pin);
  await page.getByLabel('Choose a PIN').fill('7391');
  await page.getByLabel('Enter it again').fill('7391');
  await expectToast(page, 'Your new PIN is set');
  await page.getByRole('button', { name: 'Forgot PIN?' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset your PIN' })).toBeVisible();
});

test('a first PIN waits for the password, and one that anybody would try is refused as soon as it is typed', async ({ page }) => {
  const member = await newMember('Ngozi Eke', { pin: false });
  await enter(page, member, '/settings/change-pin');
  await page.getByRole('button', { name: 'Set your PIN' }).click();
  const popup = page.getByRole('dialog', { name: 'Set your PIN' });
  await popup.getByLabel('Choose a PIN').fill('1234');
  await expect(popup.getByLabel('Choose a PIN')).toHaveAccessibleDescription(/too easy to guess/);
  await popup.getByLabel('Choose a PIN').fill('7391');
  await popup.getByLabel('Enter it again').fill('7391');
  await popup.getByLabel('Password', { exact: true }).fill('not my password');
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expect(popup.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/not your password/);
  await popup.getByLabel('Password', { exact: true }).fill(member.password);
  await popup.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, 'Your PIN is set');
  await expect(page.getByLabel('Current PIN')).toBeVisible();
});
