import { expect, test } from '../support/journey.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { ops } from '../support/ops.ts';
import { newMember } from '../support/people.ts';
import { enter, expectDashboard } from '../support/signing-in.ts';

test('somebody signs in and reaches the settings with the keyboard alone', async ({ page, member, isPhone }) => {
  await page.goto('/login');
  const identifier = page.getByLabel('Email, username or phone');
  await tabTo(page, identifier);
  await expectVisibleFocus(page, identifier);
  await page.keyboard.type(member.username);
  const password = page.getByLabel('Password', { exact: true });
  await tabTo(page, password);
  await expectVisibleFocus(page, password);
  await page.keyboard.type(member.password);
  const show = page.getByRole('button', { name: 'Show password' });
  await tabTo(page, show);
  await expectVisibleFocus(page, show);
  await page.keyboard.press('Space');
  await expect(password).toHaveValue(member.password);
  await expect(password).toHaveAttribute('type', 'text');
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await tabTo(page, signIn);
  await expectVisibleFocus(page, signIn);
  await page.keyboard.press('Enter');
  await expectDashboard(page, member.firstName);

  await page.goto('/');
  await expectDashboard(page, member.firstName);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus'), 'past the menu').toHaveCount(1);

  await page.goto('/');
  await expectDashboard(page, member.firstName);
  if (isPhone) {
    const account = page.getByRole('button', { name: /^Your account/ });
    await tabTo(page, account);
    await expectVisibleFocus(page, account);
    await page.keyboard.press('Enter');
  }
  const settings = page.getByRole('link', { name: 'Settings' });
  await tabTo(page, settings);
  await expectVisibleFocus(page, settings);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  const account = page.getByRole('link', { name: /^Account Identity/ });
  await tabTo(page, account);
  await expectVisibleFocus(page, account);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('after a mistake the focus is on the field that is wrong', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email, username or phone'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email, username or phone')).toBeFocused();
  await expect(page.getByLabel('Email, username or phone')).toHaveAccessibleDescription(/Please enter your email/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Please enter your password/);
});

test('a city is chosen from its suggestions with the arrows', async ({ page }) => {
  await page.goto('/signup/user-info?part=place');
  const city = page.getByRole('combobox', { name: 'City' });
  await tabTo(page, city);
  await page.keyboard.type('Ikej');
  await expect(page.getByRole('option', { name: /Ikeja/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Ikeja');
  await expect(city).toBeFocused();
});

test('money is withdrawn with the keyboard alone, and every step has the focus', async ({ page }) => {
  const ebele = await newMember('Ebele Uzo', { naira: 3000 });
  await ops('mark-identity', ebele.username, 'checked');
  await enter(page, ebele, '/wallet/ng');
  await expect(page.getByRole('button', { name: /^Top-up by card/ })).toBeVisible();
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await tabTo(page, withdraw);
  await expectVisibleFocus(page, withdraw);
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog', { name: 'Withdraw money' });
  await expect(sheet.getByRole('combobox', { name: 'Bank' })).toBeVisible();
  await tabTo(page, sheet.getByRole('combobox', { name: 'Bank' }));
  await page.keyboard.type('access');
  await expect(sheet.getByRole('option', { name: 'Access Bank', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByLabel('Account number'));
  await page.keyboard.type('0123456780');
  await tabTo(page, sheet.getByRole('button', { name: 'Everything' }));
  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  const pin = sheet.getByLabel('Your PIN');
  await expect(pin, 'nobody has to look for it').toBeFocused();
  await expect(pin, 'the review is read with it').toHaveAccessibleDescription(/^Is everything right\?.*Access Bank/);
  await page.keyboard.type(ebele.pin);
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Pending', { exact: true })).toBeVisible();
  await tabTo(page, sheet.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(withdraw, 'the focus is back where it was').toBeFocused();
});
