import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { askToAdd, decidePaypalPayout, expectBalance } from '../support/payments.ts';
import { enter } from '../support/signing-in.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Withdraw money' });

async function withdraw(page: Page, pin: string, to: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = sheetOf(page);
  await sheet.getByLabel('Email of the PayPal account').fill(to);
  await sheet.getByLabel('Amount in dollars').fill(amount);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Is everything right?')).toBeVisible();
  await sheet.getByLabel('Your PIN').fill(pin);
  await sheet.getByRole('button', { name: /^Send \$/ }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
}

test('dollars go to a PayPal account, and what nobody claims comes back in full', async ({ page, member }) => {
  await ops('mark-identity', member.username, 'checked');
  await enter(page, member, '/wallet/intl');
  await askToAdd(page, '30');
  await page.getByRole('button', { name: /^Approve \S+$/ }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectBalance(page, '30 dollars');

  const friend = `${member.username}.friend@mail.example`;
  await withdraw(page, member.pin, friend, '10.25');
  await expectBalance(page, '19 dollars 75 cents');
  const delivered = page.getByRole('button', { name: new RegExp(`^To ${friend}`) });
  await expect(delivered).not.toContainText('Pending', { timeout: 30_000 });
  await expect(delivered).not.toContainText('Returned');

  const stranger = `unclaimed.${member.username}@mail.example`;
  await withdraw(page, member.pin, stranger, '5');
  const waiting = page.getByRole('button', { name: new RegExp(`^To ${stranger}`) });
  await waiting.click();
  const slip = page.getByRole('dialog', { name: 'Transaction' });
  await expect(slip.getByText(/has 30 days to accept it/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expectBalance(page, '14 dollars 75 cents');

  await decidePaypalPayout(stranger, 'RETURNED');
  await expect(waiting, 'without a click').toContainText('Returned', { timeout: 30_000 });
  await expectBalance(page, '19 dollars 75 cents');
});
