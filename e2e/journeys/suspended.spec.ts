import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { emailSaying } from '../support/mailbox.ts';
import { ops } from '../support/ops.ts';
import { enterByForm, expectDashboard, signIn } from '../support/signing-in.ts';

test('a suspended person gets no further than the page that says so', async ({ page }) => {
  await signIn(page, 'bayo');
  await expect(page).toHaveURL('/signup/account-suspended');
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('the page about a suspension is for the suspended: others are led to where they belong', async ({ page, member }) => {
  await page.goto('/signup/account-suspended');
  await expect(page).toHaveURL(/\/login/);
  await enterByForm(page, member);
  await page.goto('/signup/account-suspended');
  await expectDashboard(page, member.firstName);
});

test('whoever is suspended while signed in sees it in the open tab, and is let in again when restored', async ({
  page,
  context,
  member,
}) => {
  await enterByForm(page, member);
  const otherTab = await context.newPage();
  await otherTab.goto('/orders');
  await expect(otherTab.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();

  await ops('suspend', member.username);
  await expect(page.getByRole('heading', { name: 'Your account is suspended' }), 'without a click').toBeVisible();
  await expect(page).toHaveURL('/signup/account-suspended');
  await expect(otherTab).toHaveURL('/signup/account-suspended');
  await emailSaying('reply to this email', member.email);

  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await signIn(page, member.email, member.password);
  await expect(page).toHaveURL('/signup/account-suspended');

  await ops('restore', member.username);
  await signIn(page, member.username, member.password);
  await expectDashboard(page, member.firstName);
});
