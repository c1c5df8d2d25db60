import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { emailSaying } from '../support/mailbox.ts';
import { enter, expectDashboard, signOut } from '../support/signing-in.ts';
import { newColleague } from '../support/staff.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';

test('a member adds a passkey, signs in with it, renames it and takes it away', async ({ page, member }) => {
  test.slow();
  await addVirtualAuthenticator(page);
  await enter(page, member, '/settings/1');
  await page.getByRole('link', { name: /^Passkeys/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
  await sheet.getByLabel('Name').fill('Amina’s phone');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await sheet.getByLabel('Name').fill('Amina’s phone');
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list.getByText('Amina’s phone')).toBeVisible();
  await expectAccessible(page);
  await emailSaying('“Amina’s phone”', member.email);

  await page.goto('/');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectDashboard(page, member.firstName);

  await page.goto('/settings/passkeys');
  await list.getByRole('button', { name: 'Rename Amina’s phone' }).click();
  await page.getByRole('dialog', { name: 'Another name' }).getByLabel('Name').fill('Old phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog', { name: 'Remove “Old phone”?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await page.goto('/');
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByLabel('Messages from the app').getByText('That passkey did not work').first()).toBeVisible();
});

test('one of us opens the console with a passkey', async ({ page }) => {
  test.slow();
  const sani = await newColleague('Sani Musa');
  await addVirtualAuthenticator(page);
  await enter(page, sani, '/ops');
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Password', { exact: true }).fill(sani.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What waits for us' })).toBeVisible();

  await enter(page, sani, '/ops');
  await expect(page.getByRole('heading', { level: 1, name: 'Your second factor' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What waits for us' })).toBeVisible();
  await page.goto('/ops/second-factor');
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});
