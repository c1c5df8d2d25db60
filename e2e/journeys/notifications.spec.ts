import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

const bell = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 0 ? 'Notifications' : `Notifications, ${count} new`, exact: true });
const row = (page: Page, words: RegExp) => page.getByRole('main').getByRole('link', { name: words });
const chip = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'What to show' }).getByRole('link', { name });

/** Posts a few words, and answers with the address of what was posted. */
async function post(page: Page, text: string): Promise<string> {
  await page.goto('/timeline');
  await page.getByRole('button', { name: 'What’s happening on the road?' }).click();
  await page.getByLabel('What’s happening on the road?').fill(text);
  await page.getByRole('button', { name: 'Post it' }).click();
  const comments = page
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('link', { name: /^Comments/ });
  const address = await comments.getAttribute('href');
  return address?.replace(/[?#].*$/, '') ?? '';
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Send the comment' }).click();
  await expect(page.getByText(text)).toBeVisible();
}

test('likes and comments ring the bell, are counted, lead there, and are gone and back again on every tab', async ({
  page,
  context,
  newBrowser,
}) => {
  test.slow();
  const kemi = await newMember('Kemi Adeyemi');
  const tunde = await newMember('Tunde Salami');
  await enter(page, kemi);
  const address = await post(page, `Bridge closed at Lokoja ${Date.now().toString(36)}`);
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/orders');
  await expect(bell(second, 0)).toBeVisible();

  const other = await (await newBrowser()).newPage();
  await enter(other, tunde, address);
  await other.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(row(page, /^New: Tunde Salami liked your post/), 'without a reload').toBeVisible();
  await comment(other, 'Is it open on Friday?');
  await expect(row(page, /^New: Tunde Salami commented on your post/)).toBeVisible();
  await expectToast(second, /Tunde Salami commented on your post/);
  await comment(other, 'I will take the ferry.');
  await expect(row(page, /^New: 2 new comments on your post.*2 times/), 'one row that counts').toBeVisible();
  for (const tab of [page, second]) {
    await expect(bell(tab, 2)).toBeVisible();
    await expect(tab).toHaveTitle(/^\(2\) .+ · Waybill$/);
  }
  await expectAccessible(page);

  await row(page, /2 new comments/).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('I will take the ferry.')).toBeVisible();
  for (const tab of [page, second]) await expect(bell(tab, 1)).toBeVisible();
  await page.goBack();
  await expect(row(page, /^2 new comments/), 'it was read').toBeVisible();

  await chip(page, /^Money$/).click();
  await expect(page).toHaveURL('/notifications?filter=money');
  await expect(page.getByText('No money updates yet')).toBeVisible();
  await chip(page, /^Unread/).click();
  await expect(row(page, /liked your post/)).toBeVisible();
  await expect(row(page, /2 new comments/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('You’re all caught up')).toBeVisible();
  for (const tab of [page, second]) {
    await expect(bell(tab, 0)).toBeVisible();
    await expect(tab).toHaveTitle(/^\w.+ · Waybill$/);
  }

  await second.goto('/notifications');
  await expect(row(second, /^Tunde Salami liked your post/)).toBeVisible();
  await chip(page, /^All$/).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  for (const tab of [page, second]) await expect(tab.getByText('No notifications yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, second]) await expect(row(tab, /^Tunde Salami liked your post/)).toBeVisible();
});
