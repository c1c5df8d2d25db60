import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newUnverified } from '../support/people.ts';
import { expectDashboard, fillSignIn, signIn } from '../support/signing-in.ts';
import { giveCode } from '../support/signing-up.ts';

test('whoever signs in with an unverified phone is sent a code first', async ({ page }) => {
  const ngozi = await newUnverified('Ngozi Udo');
  await signIn(page, ngozi.username, ngozi.password);
  await expect(page).toHaveURL('/signup/phone-verification');
  await expect(page.getByRole('heading', { name: 'Enter the code we sent' })).toBeVisible();
  await giveCode(page, await codeSentTo(ngozi.phone, 'sms'));
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expectDashboard(page, 'Ngozi');
});

test('every protected address leads to the code, and from the code to what was asked for', async ({ page }) => {
  const ngozi = await newUnverified('Ngozi Udo');
  await page.goto('/settings/1');
  await fillSignIn(page, ngozi.phone, ngozi.password);
  await expect(page.getByRole('heading', { name: 'Enter the code we sent' })).toBeVisible();
  const code = await codeSentTo(ngozi.phone, 'sms');

  for (const address of ['/', '/wallet/ng', '/activity', '/signup', '/signup/transaction-pin']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Enter the code we sent' })).toBeVisible();
    await expect(page).toHaveURL(/\/signup\/phone-verification/);
  }

  await page.goto('/messages?popup=tracking');
  await giveCode(page, code);
  await expect(page).toHaveURL('/messages?popup=tracking');
  await expect(page.getByRole('dialog', { name: 'Track a parcel' })).toBeVisible();
});

test('the demo’s Ngozi has not verified her phone yet', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'ngozi');
  await expect(page).toHaveURL('/signup/phone-verification');
  await codeSentTo('+2348144234505', 'sms');
  await page.getByRole('button', { name: 'Sign out and come back later' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
