import { expect, test } from '../support/journey.ts';
import { emailWith, noMessage } from '../support/mailbox.ts';
import { newcomer } from '../support/people.ts';
import { enterByForm, expectDashboard, fillSignIn, signIn } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a forgotten password is replaced by a link from the email, and every old session ends', async ({
  page,
  member,
  newBrowser,
}) => {
  const elsewhere = await (await newBrowser()).newPage();
  await enterByForm(elsewhere, member);

  await test.step('the answer is the same for an address nobody has', async () => {
    const stranger = newcomer('Nobody').email;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email', { exact: true }).fill(stranger);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const answer = await page.getByRole('main').textContent();
    await page.getByRole('button', { name: 'Try another address' }).click();
    await page.getByLabel('Email', { exact: true }).fill(member.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(member.email)).toBeVisible();
    expect(await page.getByRole('main').textContent()).toBe(answer?.replace(stranger, member.email));
    await noMessage(stranger, 'email');
  });

  const { link } = await emailWith('resetPassword', member.email);
  const newPassword = 'three yellow buses';

  await test.step('the link', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page, 'the secret is off the address bar').toHaveURL('/verifications');
    await page.reload();
    await expect(page.getByText('p•••@mail.example')).toBeVisible();
    await page.getByLabel('New password').fill('password123');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/first that thieves try/);
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  });

  await expect(elsewhere.getByText('You were signed out'), 'without a click').toBeVisible();

  await test.step('the old password is over, the new one works', async () => {
    await page.getByRole('link', { name: 'Go on to Waybill' }).click();
    await fillSignIn(page, member.email, member.password);
    await expect(page.getByText(/^Those sign-in details do not match/)).toBeVisible();
    await expect(page.getByLabel('Email, username or phone')).toHaveValue(member.email);
    await fillSignIn(page, member.email, newPassword);
    await expectDashboard(page, member.firstName);
  });

  await test.step('the link works once', async () => {
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(elsewhere).toHaveURL('/reset-password');
  });
});

test('a link that is cut short says so, and a phone number is no address to send one to', async ({ page }) => {
  await page.goto('/verifications?mode=resetPassword&oobCode=too-short');
  await expect(page.getByRole('heading', { name: 'That link no longer works' })).toBeVisible();
  await expect(page).toHaveURL('/verifications');
  await page.goto('/reset-password');
  await page.getByLabel('Email', { exact: true }).fill('0803 123 4567');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/does not look like an email/);
});

test('whoever is signed in changes the password in settings, and the other devices are signed out', async ({
  page,
  member,
  newBrowser,
}) => {
  const elsewhere = await (await newBrowser()).newPage();
  await enterByForm(elsewhere, member);
  await enterByForm(page, member);
  await page.goto('/settings/change-password');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('three yellow buses');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/./);
  await page.getByLabel('Current password').fill(member.password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Password changed');
  await expect(elsewhere.getByText('You were signed out')).toBeVisible();
  await signIn(elsewhere, member.username, 'three yellow buses');
  await expectDashboard(elsewhere, member.firstName);
});
