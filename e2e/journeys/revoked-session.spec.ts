import { expect, test } from '../support/journey.ts';
import { enterByForm, expectDashboard, fillSignIn, signOut } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('ending another device’s session signs it out at once, without a click there', async ({ page, member, newBrowser }) => {
  const lost = await (await newBrowser()).newPage();
  await enterByForm(lost, member);
  await lost.goto('/orders');
  await expect(lost.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();

  await enterByForm(page, member);
  await page.goto('/settings/1');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expectToast(page, 'Signed out there');
  await expect(page.getByRole('button', { name: 'Sign out Chrome on Linux' })).toBeHidden();

  await expect(lost.getByText('You were signed out')).toBeVisible();
  await expect(lost.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillSignIn(lost, member.username, member.password);
  await expect(lost, 'it goes on where it was').toHaveURL('/orders');

  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
});

test('signing out everywhere asks first, then ends every session', async ({ page, member, newBrowser }) => {
  const elsewhere = await (await newBrowser()).newPage();
  await enterByForm(elsewhere, member);
  await enterByForm(page, member);
  await page.goto('/settings/1');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('You were signed out'), 'who asked for it needs no explanation').toBeHidden();
  await expect(elsewhere.getByText('You were signed out')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('signing out in one tab signs out the other, and signing in brings both back', async ({ page, context, member }) => {
  await enterByForm(page, member);
  const other = await context.newPage();
  await other.goto('/wallet/ng');
  await expect(other.getByRole('heading', { name: 'Naira wallet' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await fillSignIn(page, member.username, member.password);
  await expectDashboard(page, member.firstName);
  await expect(other.getByRole('heading', { name: 'Naira wallet' }), 'it goes on where it was').toBeVisible();
});
