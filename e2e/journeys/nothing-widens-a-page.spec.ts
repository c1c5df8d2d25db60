import type { Page } from '@playwright/test';
import { consolePages, places, settings } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { orderAddress } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { handInDocuments, newStaff } from '../support/staff.ts';
import { expectFits, type Ugly, uglyWorld } from '../support/ugly.ts';

let ugly: Ugly;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.slow();
  ugly = await uglyWorld();
});

/** Opens each, waits until everything has come, and looks whether it fits. */
async function look(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    await expectFits(page, address);
  }
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

function popup(name: string, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ popup: name });
  for (const [key, value] of Object.entries(params)) query.set(`popup.${key}`, value);
  return `/orders?${query}`;
}

async function enterAs(page: Page, person: Person): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, person);
}

function itemPages({ ids }: Ugly): string[] {
  return [`1/${ids.parcel}`, `2/${ids.trip}`, `3/${ids.post}`, `4/${ids.batch}`].map((item) => `/timeline/post/${item}`);
}

const ofBusinesses = ['/activity', '/business/board', '/business/rounds', '/business/vehicles', '/business/shifts'];

test('the longest text of anybody widens no page of the app', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const { sender, ids, orders } = ugly;
  await enterAs(page, sender);
  await look(page, [
    ...places.map(({ address }) => address).filter((address) => !ofBusinesses.includes(address)),
    ...settings.map(({ address }) => address),
    ...itemPages(ugly),
    `/profile/${ids.carrier}`,
    `/profile/${ids.business}`,
    `/messages/chat?roomId=${ids.room}`,
    '/timeline?q=W',
    `/orders/waybill/${orders.accepted?.id}`,
    `/track/${orders.inTransit?.trackingId}`,
    `/track/${orders.completed?.trackingId}`,
  ]);
});

test('nor what a shared link shows to strangers', { tag: '@phone' }, async ({ page }) => {
  const { parcel, trip, batch, sender, business } = ugly.ids;
  await look(page, ['/welcome', ...[parcel, trip, batch, sender, business].map((id) => `/shared/${id}`)]);
});

test('nor the tables of a wide screen', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 800 });
  await enterAs(page, ugly.sender);
  await look(page, ['/', '/orders', '/timeline', '/messages', '/wallet/ng', `/profile/${ugly.ids.carrier}`]);
});

test('nor a popup', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const { sender, ids, orders } = ugly;
  await enterAs(page, sender);
  const order = { orderId: orders.accepted?.id ?? '' };
  await look(page, [
    popup('package-details', { itemId: ids.parcel, itemType: '1' }),
    popup('package-details', { itemId: ids.trip, itemType: '2' }),
    popup('package-details', { itemId: ids.batch, itemType: '4' }),
    popup('book-travellers-request', { itemId: ids.trip, itemType: '2' }),
    popup('book-batch-shipping', { itemId: ids.batch, itemType: '4' }),
    popup('message-request-details', { packageId: ids.parcel, userId: ids.carrier }),
    popup('delivery-cancel', order),
    popup('user-rating', { orderId: orders.completed?.id ?? '' }),
    popup('tracking', { trackingId: orders.inTransit?.trackingId ?? '' }),
    popup('order-details', { ...order, form: 'receiver' }),
    ...['post-send', 'get-quote', 'deliver', 'fund-wallet', 'withdraw-funds', 'buy-credits', 'complete-kyc'].map((name) =>
      popup(name),
    ),
  ]);
});

for (const side of ['sender', 'carrier'] as const)
  test(`nor the ${side}’s sheet of an order, in whatever state`, { tag: '@phone' }, async ({ page }) => {
    test.slow();
    await enterAs(page, ugly[side]);
    for (const [state, { id }] of Object.entries(ugly.orders)) {
      await page.goto(orderAddress(id));
      const sheet = page.getByRole('dialog', { name: 'Order', exact: true });
      await expect(sheet.getByRole('heading').nth(1)).toBeVisible();
      await settled(page);
      await sheet.locator('details').evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute('open', '');
      });
      await expectFits(page, `${state}, as the ${side} sees it`);
    }
  });

test('nor what a carrier and a business see', { tag: '@phone' }, async ({ page, newBrowser }) => {
  test.slow();
  const { carrier, business, ids } = ugly;
  await enterAs(page, carrier);
  await look(page, [
    '/',
    '/orders',
    '/timeline',
    '/notifications',
    '/messages',
    `/messages/chat?roomId=${ids.room}`,
    '/profile',
    '/wallet/ng',
    popup('deliver'),
    popup('package-details', { itemId: ids.parcel, itemType: '1' }),
    popup('message-request-details', { packageId: ids.parcel, userId: ids.sender }),
  ]);
  const theirs = await (await newBrowser()).newPage();
  await enterAs(theirs, business);
  await look(theirs, [
    '/',
    ...ofBusinesses,
    '/profile',
    '/orders',
    '/settings/account-information',
    '/signup/business-rep',
    popup('batch-shipping'),
  ]);
});

test('nor the console of our team', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const staff = await newStaff('Amaka Obi');
  await handInDocuments(ugly.sender);
  await enterAs(page, staff);
  await look(page, [
    ...consolePages.map(({ address }) => address),
    `/ops/people?q=${ugly.sender.username}`,
    `/ops/people/${ugly.ids.sender}`,
    `/ops/people/${ugly.ids.business}`,
    `/ops/disputes/${ugly.orders.disputed?.id}`,
  ]);
});
