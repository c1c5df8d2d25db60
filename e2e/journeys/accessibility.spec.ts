import type { Page } from '@playwright/test';
import { type Address, consolePages, loggedOutPages, places, settings } from '../support/addresses.ts';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { moveTo } from '../support/move-to.ts';
import { ops } from '../support/ops.ts';
import {
  agreeOnParcel,
  completeOrder,
  expectStamp,
  orderAddress,
  orderSheet,
  parcelAddress,
  postParcel,
  unfold,
} from '../support/orders.ts';
import { newMember, newUnverified } from '../support/people.ts';
import { fillParcel } from '../support/posting.ts';
import { enter, signIn, swiftlane } from '../support/signing-in.ts';
import { goOn, introduce } from '../support/signing-up.ts';
import { enterAsStaff, handInDocuments, newStaff } from '../support/staff.ts';

// Every screen is looked at once, in both colour schemes. What has another layout on a desk (the frame of the app, its tables, what lies
// over a page, the console) is looked at there, too.
test.beforeEach(async ({ page, isPhone }) => {
  await page.emulateMedia({ colorScheme: isPhone ? 'light' : 'dark', reducedMotion: 'reduce' });
});

const load = (page: Page, address: string) => page.goto(address);

async function visit(
  page: Page,
  addresses: readonly Address[],
  open: (page: Page, address: string) => Promise<unknown>,
): Promise<void> {
  test.slow();
  for (const { address, heading } of addresses) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
    await expectAccessibleInBothSchemes(page);
  }
}

test('in front of the app', { tag: '@phone' }, async ({ page }) => {
  await visit(page, loggedOutPages, load);
});

test('the steps of signing up', { tag: '@phone' }, async ({ page, member }) => {
  await page.goto('/signup/user-info');
  await goOn(page);
  await expectAccessibleInBothSchemes(page);
  await introduce(page, { ...member, username: `x${member.username}` });
  await page.getByRole('combobox', { name: 'City' }).fill('Ikej');
  await expect(page.getByRole('option', { name: /Ikeja/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('option', { name: /Ikeja/ }).click();
  await goOn(page);
  await page.getByLabel('Phone number').fill(member.localPhone);
  await page.getByLabel('Email').fill(`x${member.email}`);
  await expectAccessibleInBothSchemes(page);
  await goOn(page);
  await expect(page).toHaveURL('/signup/creds');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expectAccessibleInBothSchemes(page);
});

test('the code, and the PIN', { tag: '@phone' }, async ({ page, newBrowser }) => {
  const kemi = await newUnverified('Kemi Ade');
  await signIn(page, kemi.username, kemi.password);
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill('12');
  await expectAccessibleInBothSchemes(page);

  const bola = await newMember('Bola Ige', { pin: false });
  const other = await (await newBrowser()).newPage();
  await signIn(other, bola.username, bola.password);
  await expect(other.getByLabel('Choose a PIN')).toBeVisible();
  await expectAccessibleInBothSchemes(other);
});

test('a business and its documents', { tag: '@phone' }, async ({ page }) => {
  await enter(page, swiftlane);
  await visit(
    page,
    [
      { address: '/signup/business-rep', heading: 'Who represents the business?' },
      { address: '/signup/documents', heading: 'Prove the business is yours' },
    ],
    load,
  );
});

test('every place of the app', async ({ page }) => {
  await enter(page, swiftlane);
  await visit(page, places, moveTo);
});

test('every setting', { tag: '@phone' }, async ({ page }) => {
  await enter(page, swiftlane);
  await visit(page, settings, moveTo);
});

test('what lies over a page: a popup, the search, the account menu, a question, a toast, no way', async ({ page, member }) => {
  await enter(page, member, '/orders?popup=post-send');
  await expect(page.getByRole('dialog', { name: 'Send a parcel' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  // While one sheet is closing, no other opens.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/settings/1');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/design');
  await page.getByRole('button', { name: 'Error', exact: true }).click();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/no/such/road');
  await expect(page.getByRole('heading', { name: 'No road leads here' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('money: a wallet with something in it, and every step of moving it', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const ife = await newMember('Ife Bakare', { naira: 9000 });
  await ops('mark-identity', ife.username, 'checked');
  await enter(page, ife, '/wallet/ng?status=1');
  await expect(page.getByRole('button', { name: /^Top-up by card/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: /^Top-up by card/ }).click();
  await expect(page.getByRole('dialog').getByText('Reference', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto('/wallet/ng?popup=fund-wallet');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Please enter an amount')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/wallet/ng?popup=withdraw-funds');
  await page.getByRole('combobox', { name: 'Bank' }).fill('Access Bank');
  await page.getByLabel('Account number').fill('0123456780');
  await page.getByLabel('Amount in naira').fill('100');
  await expect(page.getByText('AKINOLA DAMILOLA KEMI')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Your PIN')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/wallet/ng?popup=buy-credits');
  await expect(page.getByRole('radio', { name: /^5 credits/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/wallet/ng?popup=forgot-pin');
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('posting: every question about a parcel, its slip, and the other forms', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const ife = await newMember('Ife Bakare', { naira: 9000 });
  await enter(page, ife, '/orders?popup=post-send');
  const sheet = await fillParcel(page, '5,000', () => expectAccessibleInBothSchemes(page));
  await expectAccessibleInBothSchemes(page);
  await sheet.getByLabel('Your PIN').fill(ife.pin);
  await sheet.getByRole('button', { name: /^Hold/ }).click();
  await expect(sheet.getByText('Posted', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto('/orders?popup=get-quote');
  await sheet.getByRole('button', { name: 'See the price' }).click();
  await expect(sheet.getByText('Please choose a place from the list').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/orders?popup=deliver');
  await expect(sheet.getByRole('list', { name: 'Parcels that want a carrier' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await sheet.getByRole('tab', { name: 'I am travelling' }).click();
  await expect(sheet.getByRole('button', { name: 'Post your trip' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/orders?popup=book-batch-shipping');
  await expect(sheet.getByRole('list', { name: 'Batches with room' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/orders?popup=deliver');
  await sheet.getByRole('list', { name: 'Parcels that want a carrier' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Parcel', exact: true }).getByText('Leaves')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('orders: the list, an order from both sides, its forms, and a fee being talked about', async ({ page, newBrowser }) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 12_000 });
  const tolu = await newMember('Tolu Adebayo');
  await ops('mark-identity', tolu.email, 'checked');
  const { orderId } = await agreeOnParcel(amina, tolu);
  const { packageId } = await postParcel(amina);
  await enter(page, amina, '/orders');
  await expect(page.getByRole('list', { name: 'Orders' }).or(page.getByRole('table', { name: 'Orders' }))).toBeVisible();
  await page.getByText('Filter', { exact: true }).click();
  await expectAccessibleInBothSchemes(page);
  await page.goto(orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  await expectAccessibleInBothSchemes(page);
  for (const title of [/kg$/, /^You pay/, 'What happened', 'Documents and more']) await unfold(page, title);
  await expectAccessibleInBothSchemes(page);
  await orderSheet(page)
    .getByRole('button', { name: /^Change the receiver/ })
    .click();
  await expect(page.getByLabel('Who receives it')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const sheet = page.getByRole('dialog');
  await page.goto(`/orders?popup=delivery-cancel&popup.orderId=${orderId}`);
  await sheet.getByLabel('Something else').check();
  await sheet.getByRole('button', { name: 'Cancel the delivery' }).click();
  await expect(sheet.getByText('Please say what it is')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const other = await (await newBrowser()).newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await enter(other, tolu, parcelAddress(packageId));
  await expect(other.getByRole('button', { name: 'Carry it for ₦5,000.00' })).toBeVisible();
  await expectAccessibleInBothSchemes(other);
  await other.getByRole('button', { name: 'Offer another fee' }).click();
  await other.getByLabel('Fee in naira').fill('6,000');
  await other.getByRole('button', { name: 'Send this offer' }).click();
  await expect(other.getByText(/Open: it ends/)).toBeVisible();
  await expectAccessibleInBothSchemes(other);
  await completeOrder(amina, tolu, orderId);
  await page.goto(`/orders?popup=user-rating&popup.orderId=${orderId}`);
  await sheet.getByRole('radio', { name: /^4 stars/ }).check({ force: true });
  await expectAccessibleInBothSchemes(page);
  await other.goto('/profile');
  await expect(other.getByText('Earned')).toBeVisible();
  await expectAccessibleInBothSchemes(other);
});

test('the console of our own people', async ({ page, member }) => {
  test.slow();
  const staff = await newStaff('Ngozi Okafor');
  await handInDocuments(member);
  await enterAsStaff(page, staff);
  await visit(page, consolePages, moveTo);
  await page.goto('/ops/kyc');
  await page
    .getByRole('link', { name: /^Papers of/ })
    .filter({ hasText: `@${member.username}` })
    .click();
  await page.getByLabel('Deciding this check').check();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Show the papers' }).click();
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/ops/appeals');
  await page.getByRole('link', { name: /^Bayo Adeleke, against a suspension/ }).click();
  await expect(page.getByRole('heading', { name: 'What Bayo Adeleke says' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Let it stand' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.goto(`/ops/people?q=${member.username}`);
  await page.getByRole('link', { name: new RegExp(`@${member.username}`) }).click();
  await expect(page.getByRole('heading', { name: 'Their money' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expectAccessibleInBothSchemes(page);
});
