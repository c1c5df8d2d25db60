import { randomUUID } from 'node:crypto';
import { createRoom } from '@waybill/contract/chat/create-room';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { getOrder } from '@waybill/contract/orders/get-order';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { agreeOnParcel, behindTheScenes, orderSheet } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter, expectDashboard } from '../support/signing-in.ts';
import { expectFits } from '../support/ugly.ts';

test('a few letters and Enter lead to any place, setting or first step', async ({ page, member }) => {
  await enter(page, member);
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('muted');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Muted people' })).toBeVisible();
  await expect(box).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('wallet');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /Dollar wallet/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dollar wallet' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('where is my parcel on the moon');
  await expect(page.getByText(/Nothing here has/)).toBeVisible();
  // Escape empties the field first, as everywhere, and then closes the search.
  await page.keyboard.press('Escape');
  await expect(box).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
});

test('a press on the search finds first steps too, which open as popups', async ({ page, member }) => {
  await enter(page, member);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Search/ })
    .click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('track');
  await page.getByRole('option', { name: /Track a parcel/ }).click();
  await expect(page.getByRole('dialog', { name: 'Track a parcel' })).toBeVisible();
  await expect(page).toHaveURL('/?popup=tracking');
});

test('finds an order by its number, the receiver, the carrier, the chat with them and the money', async ({ page }) => {
  test.slow();
  const [ebele, musa] = [await newMember('Ebele Nwosu', { naira: 20_000 }), await newMember('Musa Ibrahim')];
  await ops('mark-identity', musa.email, 'checked');
  const { orderId } = await agreeOnParcel(ebele, musa);
  const [asEbele, asMusa] = await Promise.all([behindTheScenes(ebele), behindTheScenes(musa)]);
  const { trackingId } = await asEbele.as.call(getOrder, { params: { id: orderId } });
  const { id: roomId } = await asEbele.as.call(createRoom, { body: { userId: asMusa.userId } });
  const message = { clientId: randomUUID(), messageText: 'I am at the gate' };
  await asMusa.as.call(sendMessage, { params: { roomId }, body: message });

  await enter(page, ebele);
  const box = page.getByRole('combobox', { name: 'Search everything' });
  const groupOf = (name: string) => page.getByRole('group', { name, exact: true });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type(trackingId.slice(0, 5).toLowerCase());
  await expect(groupOf('Orders').getByRole('option')).toHaveText(/Yaba to Wuse.*Agreed.*Musa Ibrahim/);
  await page.keyboard.press('Enter');
  await expect(orderSheet(page)).toBeVisible();
  await page.goto('/');
  await expectDashboard(page, ebele.firstName);

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('chidi ob');
  await expect(groupOf('Receivers').getByRole('option', { name: /Chidi Obi/ })).toBeVisible();
  await box.fill('musa ib');
  await expect(
    groupOf('People')
      .getByRole('option', { name: /Musa Ibrahim/ })
      .first(),
  ).toBeVisible();
  await expect(groupOf('Chats').getByRole('option', { name: /Musa Ibrahim/ })).toBeVisible();
  await expectFits(page, 'the search');
  await expectAccessible(page);
  await groupOf('Chats')
    .getByRole('option', { name: /Musa Ibrahim/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`roomId=${roomId}`));

  await page.keyboard.press('Control+k');
  await expect(groupOf('Opened from here').getByRole('option').first()).toHaveText(/Musa Ibrahim/);
  await page.keyboard.type('20,000');
  await groupOf('Transactions').getByRole('option').first().click();
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ breaks: true });

  test('the search still leads to places, says what is missing and tries again', async ({ page, member }) => {
    await enter(page, member);
    await page.route('**/api/search*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
    await page.keyboard.type('wallet');
    await expect(page.getByText(/could not be searched/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('option', { name: /Naira wallet/ })).toBeVisible();
    await page.unroute('**/api/search*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/could not be searched/)).toBeHidden();
  });
});
