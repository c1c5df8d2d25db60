import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { createOrder } from '@waybill/contract/orders/create-order';
import { getOrder } from '@waybill/contract/orders/get-order';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { expectState, roomAddress, writeMessage } from '../support/chat.ts';
import { expectInstalled, expectStored, openFront, storedAnswers } from '../support/installed.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, expectStamp, orderAddress, postParcel } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter, expectDashboard, signOut } from '../support/signing-in.ts';

test.use({ serviceWorkers: 'allow' });

/** Tolu carries Amina’s parcel, and they have talked about it. */
async function aminaAndTolu() {
  const [amina, tolu] = [await newMember('Amina Bello', { naira: 6000 }), await newMember('Tolu Adebayo')];
  await ops('mark-identity', tolu.email, 'checked');
  const { packageId } = await postParcel(amina);
  const [{ as: asAmina, userId: aminaId }, { as: asTolu, userId }] = await Promise.all([
    behindTheScenes(amina),
    behindTheScenes(tolu),
  ]);
  const body = { packageId, userId, isBooking: false };
  const { id: orderId } = await asTolu.call(createOrder, { body, idempotencyKey: randomUUID() });
  await asAmina.call(updateOrder, { body: { orderId, orderStatus: 1 }, idempotencyKey: randomUUID() });
  const { id: roomId } = await asTolu.call(createRoom, { body: { userId: aminaId } });
  await asTolu.call(sendMessage, {
    params: { roomId },
    body: { clientId: randomUUID(), messageText: 'See you at five', imageIdList: [] },
  });
  const { pickupCode } = await asAmina.call(getOrder, { params: { id: orderId } });
  return { amina, tolu, orderId, roomId, pickupCode: pickupCode ?? '' };
}

test('without network the app opens with what was seen last, heals when it is back, and forgets all of it at the door', async ({
  page,
  context,
}) => {
  test.slow();
  const { amina, tolu, orderId, roomId, pickupCode } = await aminaAndTolu();
  const offline = page.getByText('You are offline.');
  const row = page.getByRole('list', { name: 'Orders' }).getByText('Carried by Tolu Adebayo');
  const slips = page.getByRole('article');
  await enter(page, amina);
  await expectInstalled(page);
  await page.goto('/timeline');
  await expect(slips.first()).toBeVisible();
  // What is in sight is drawn first, the rest a moment later.
  await expect(slips.nth(3)).toBeVisible();
  const seen = await slips.count();
  // Somebody who reads stays for a moment; what is left at once may not be cached.
  await expectStored(page, ['feed']);
  await page.goto('/orders');
  await expect(row).toBeVisible();
  await expectStored(page, ['orders']);
  await page.goto(orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  await expectStored(page, ['order']);
  await page.goto('/messages');
  await expect(page.getByRole('link', { name: /Tolu Adebayo/ })).toBeVisible();
  await expectStored(page, ['rooms']);
  await page.goto(roomAddress(roomId));
  await expect(page.getByRole('log').getByText('See you at five')).toBeVisible();
  await expectStored(page, ['feed', 'orders', 'order', 'rooms', 'room', 'messages', 'balances']);
  expect(pickupCode).toMatch(/^\d+$/);
  expect((await storedAnswers(page)).filter(({ text }) => text.includes(`"${pickupCode}"`))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/timeline');
  await expect(offline).toContainText(/What you see is from \d+:\d\d [ap]m\./);
  await expect(slips).toHaveCount(seen);
  await page.goto('/orders');
  await expect(row).toBeVisible();
  await page.goto(orderAddress(orderId));
  await expectStamp(page, 'Agreed');
  await page.goto('/notifications');
  await expect(offline).toContainText('This page is not on your phone');
  await page.goto(roomAddress(roomId));
  await expect(page.getByRole('log').getByText('See you at five')).toBeVisible();
  await writeMessage(page, 'I am in the tunnel');
  await expectState(page, 'I am in the tunnel', 'Waiting for network');

  for (const [address, title] of [
    ['/help', 'How can we help?'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/licences', 'Licences'],
  ] as const) {
    const reader = await context.newPage();
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(title);
    await reader.close();
  }

  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expectState(page, 'I am in the tunnel', 'Sent');

  await page.goto('/');
  await expectDashboard(page, amina.firstName);
  // The door closes without network, too; the server hears of it later.
  await context.setOffline(true);
  await signOut(page);
  expect(await page.evaluate(`localStorage.getItem('waybill.kept-for')`)).toBeNull();
  await expect.poll(() => storedAnswers(page)).toEqual([]);
  for (const address of ['/orders', '/login']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  }

  // Whoever has the phone next finds nothing of hers, and their own later.
  const signedOut = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/sign-out'));
  await context.setOffline(false);
  expect((await signedOut).status()).toBe(204);
  await enter(page, tolu);
  await expectStored(page, ['balances']);
  await context.setOffline(true);
  await page.goto('/');
  await expectDashboard(page, tolu.firstName);
  await expect(page.getByText(amina.username)).toHaveCount(0);
});

test('the app opens with what was cached when it is we who cannot be reached, and says so', async ({ page, context, member }) => {
  await enter(page, member);
  await expectInstalled(page);
  await expectStored(page, ['balances']);
  await context.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expectDashboard(page, member.firstName);
  await expect(page.getByText('We cannot be reached at the moment.')).toBeVisible();
  await context.unroute('**/api/**');
  // The stream comes back by itself; looking at the page again asks at once.
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await expect(page.getByText('We cannot be reached at the moment.')).toBeHidden();
});

test('a new version waits until it is wanted', async ({ browser, viewport, member }) => {
  test.slow();
  const front = await openFront(process.env.E2E_ORIGIN ?? '');
  const context = await browser.newContext({ baseURL: front.origin, viewport, serviceWorkers: 'allow' });
  try {
    await context.addCookies([{ name: '__allowCookie', value: '0', url: front.origin }]);
    await context.addInitScript({ content: `localStorage.setItem('waybill.ui', '{"onboardingSeen":true}')` });
    const page = await context.newPage();
    await enter(page, member);
    await expectInstalled(page);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    const version = `document.querySelector('meta[name="version"]').content`;
    const before = await page.evaluate(version);

    front.release('the-next-one');
    await page.evaluate('navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true)');
    await expect(page.getByText('A new version is ready')).toBeVisible();
    expect(await page.evaluate(version)).toBe(before);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect.poll(() => page.evaluate(version).catch(() => before)).toBe('the-next-one');
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await expect(page.getByText('A new version is ready')).toBeHidden();

    // Put off, it is taken by the next start.
    front.release('the-one-after');
    await page.evaluate('navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true)');
    await page.getByRole('button', { name: 'Later' }).click();
    await page.close();
    const next = await context.newPage();
    await next.goto('/orders');
    await expect.poll(() => next.evaluate(version)).toBe('the-one-after');
    const caches = () => next.evaluate(`caches.keys()`);
    await expect.poll(caches).toContain('waybill.app.the-one-after');
    expect(await caches()).not.toContain(`waybill.app.${before}`);
  } finally {
    await context.close();
    front.close();
  }
});

test('a phone can install it', async ({ page, context, request }) => {
  await page.goto('/login');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Waybill', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type']).toBe('image/png');
    const picture = await answer.body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window, such as every journey has, installs nothing; that is all there is to complain about.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
