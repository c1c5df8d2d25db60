import { loggedOutPages, places, settings } from '../support/addresses.ts';
import { codeOf } from '../support/code-of.ts';
import { expect, test } from '../support/journey.ts';
import { enter, expectDashboard, fillSignIn, signIn } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('every address in front of the app opens and has its heading', { tag: '@desk' }, async ({ page }) => {
  for (const { address, heading } of loggedOutPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toHaveText(heading);
    await expect(page, 'the tab has a name').toHaveTitle(/.+ · Waybill$/);
  }
});

test('every address of the app opens, has its heading, and marks its place in the menu', { tag: '@desk' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'swiftlane');
  await expectDashboard(page, 'Swiftlane');
  const here = page.getByRole('navigation', { name: 'Places' }).locator('[aria-current=page]');
  for (const { address, heading, place } of places) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toHaveText(heading);
    if (place === null) await expect(here).toHaveCount(0);
    else await expect(here).toHaveText(place);
  }
  for (const { address, heading } of settings) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toHaveText(heading);
    await expect(here).toHaveText('Settings');
  }
});

test('the menu leads everywhere, and everything in the settings is one press away', async ({ page, member, isPhone }) => {
  await enter(page, member);
  const menu = page.getByRole('navigation', { name: 'Places' });
  for (const place of ['Timeline', 'Wallet', 'Orders', 'Messages']) {
    await menu.getByRole('link', { name: place }).click();
    await expect(menu.locator('[aria-current=page]')).toHaveText(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  if (isPhone) await page.getByRole('button', { name: /^Your account/ }).click();
  await (isPhone ? page : menu).getByRole('link', { name: 'Settings' }).click();
  const entries = settings.slice(1).filter(({ address }) => !address.endsWith('confirm-password'));
  for (const { address, heading } of entries) {
    await page.getByRole('main').locator(`a[href="${address}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    // It scrolls up smoothly, and nothing is pressed on the way.
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  }
});

test('every navigation scrolls to the top, smoothly', async ({ page, member }) => {
  await enter(page, member);
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/settings');
  await page.getByRole('link', { name: /Deactivate account/ }).scrollIntoViewIfNeeded();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(100);
  await page.getByRole('link', { name: /Deactivate account/ }).click();
  await expect(page.getByRole('heading', { name: 'Deactivate account' })).toBeInViewport();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
});

test('the menu folds and stays folded', { tag: '@desk' }, async ({ page, member }) => {
  await enter(page, member);
  const label = page.getByRole('navigation', { name: 'Places' }).getByText('Timeline', { exact: true });
  await expect(label).toBeInViewport();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(label).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expect(label).toBeHidden();
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect(label).toBeVisible();
});

test('amounts are hidden with the eye, and stay hidden', async ({ page, member }) => {
  await enter(page, member);
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Show amounts' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hide amounts' })).toBeVisible();
});

test('an address that leads nowhere says so, signed in or not', async ({ page, member }) => {
  await page.goto('/no/such/road');
  await expect(page.getByRole('heading', { name: 'No road leads here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page, 'for somebody who is here for the first time').toHaveURL('/welcome');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await fillSignIn(page, member.username, member.password);
  await expectDashboard(page, member.firstName);
  await page.goto('/no/such/road');
  await expect(page.getByRole('heading', { name: 'No road leads here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expectDashboard(page, member.firstName);
});

test('without a network the app says so, keeps what was typed, and goes on when it is back', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/login');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await fillSignIn(page, member.username, member.password);
  await expectToast(page, 'No connection');
  await expect(page.getByLabel('Email, username or phone')).toHaveValue(member.username);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectDashboard(page, member.firstName);
});

test.describe('a part of the app that does not arrive', () => {
  test.use({ breaks: true });

  test('is said to be our fault, and loads when asked again', async ({ page, member }) => {
    await enter(page, member);
    const wallet = `**/${codeOf('src/app/routes/wallet.tsx')}`;
    await page.route(wallet, (route) => route.abort());
    await page.goto('/wallet/ng');
    await expect(page.getByText('Something went wrong here')).toBeVisible();
    await page.unroute(wallet);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Naira wallet' })).toBeVisible();
  });
});
