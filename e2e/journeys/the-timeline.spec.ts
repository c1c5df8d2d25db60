import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { cameraPhoto } from '../support/photos.ts';
import { enter, expectDashboard } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Something nobody else in this run says. */
function words(what: string): string {
  return `${what} ${Date.now().toString(36)}${process.pid}`;
}

async function write(page: Page, text: string, pictures = 0): Promise<void> {
  await page.goto('/timeline');
  await page.getByRole('button', { name: 'What’s happening on the road?' }).click();
  await page.getByLabel('What’s happening on the road?').fill(text);
  for (let number = 1; number <= pictures; number += 1) {
    await page.getByLabel(/^Add (pictures|more)$/).setInputFiles(await cameraPhoto(`road-${number}.jpg`, 900, 600));
    await expect(page.getByRole('img', { name: `Picture ${number}`, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Post it' }).click();
  await expect(article(page, text), 'one’s own is there at once').toBeVisible();
}

test('a post is seen by others as it comes, liked, answered and taken down', async ({ page, newBrowser }) => {
  const kemi = await newMember('Kemi Adeyemi');
  const tunde = await newMember('Tunde Salami');
  const text = words('The Benin road is slow');
  const other = await (await newBrowser()).newPage();
  await enter(other, tunde, '/timeline');
  await expect(other.getByRole('article').first()).toBeVisible();

  await enter(page, kemi);
  await write(page, text, 2);
  await expect(article(page, text).getByRole('img')).toHaveCount(2);
  // Other stories post meanwhile, so what is announced first may be theirs.
  await expect(async () => {
    if (!(await article(other, text).isVisible()))
      await other.getByRole('button', { name: /new on the timeline: show$/ }).click({ timeout: 5000 });
    await expect(article(other, text)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await article(other, text).getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(article(other, text).getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');

  await article(page, text)
    .getByRole('link', { name: /^Comments/ })
    .click();
  await expect(page, 'behind the number of what is new').toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${text}`));
  await article(other, text)
    .getByRole('link', { name: /^Comments/ })
    .click();
  await other.getByLabel('Your comment').fill('Thank you, I leave at five.');
  await other.getByRole('button', { name: 'Send the comment' }).click();
  await expect(other.getByText('Thank you, I leave at five.')).toBeVisible();
  await expect(page.getByText('Thank you, I leave at five.'), 'without a reload').toBeVisible();

  await page.getByRole('button', { name: 'Take down the comment by Tunde Salami' }).click();
  await page.getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('No comments yet. Ask, or offer help.')).toBeVisible();

  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('button', { name: 'Take down' }).click();
  await expectToast(page, 'Your post is taken down');
  await page.getByRole('button', { name: /^Dismiss: Your post/ }).click();
  await expect(async () => {
    await other.reload();
    await expect(other.getByText('This is not on the board')).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('what somebody does not want to see is gone: undone, reported, muted', async ({ page, newBrowser }) => {
  const kemi = await newMember('Kemi Adeyemi');
  const [first, second] = [words('Cheap phones, pay me first'), words('Another offer')];
  const other = await (await newBrowser()).newPage();
  await enter(other, kemi);
  await write(other, first);
  await write(other, second);

  await enter(page, await newMember('Ada Obi'), '/timeline?type=posts');
  const choose = async (text: string, choice: string | RegExp) => {
    await article(page, text)
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('button', { name: choice }).click();
  };
  await choose(first, 'Not interested');
  await expect(article(page, first)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(article(page, first)).toBeVisible();

  await choose(first, 'Report');
  await page.getByLabel('It looks like a scam').check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expectToast(page, 'Thank you for telling us');
  await expect(article(page, first)).toBeHidden();

  await choose(second, `Mute @${kemi.username}`);
  await expectToast(page, `@${kemi.username} is muted`);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(article(page, second)).toBeHidden();

  await page.goto('/settings/muted-users');
  await page.getByRole('button', { name: 'Unmute Kemi Adeyemi' }).click();
  await expect(page.getByText('You have muted nobody')).toBeVisible();
  await page.goto('/timeline?type=posts');
  await expect(article(page, second), 'heard again').toBeVisible();
  await expect(article(page, first), 'reported is reported').toBeHidden();
});

test('words are found from anywhere, and Back returns to where one was reading', async ({ page, member }) => {
  await enter(page, member);
  const text = words('Looking for a cooler box');
  await write(page, text);
  await page.goto('/');
  await expectDashboard(page, member.firstName);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill(text);
  await page.getByRole('option', { name: /^Search the timeline for/ }).click();
  await expect(page).toHaveURL(/\/timeline\?search=/);
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('link', { name: 'All', exact: true }).click();
  const cards = page.getByRole('article');
  await expect(cards.nth(5)).toBeVisible();
  // The card may be taller than the screen: the press itself must not scroll.
  const comments = cards.nth(5).getByRole('link', { name: /^Comments/ });
  await comments.scrollIntoViewIfNeeded();
  const reading = await page.evaluate('scrollY');
  await comments.click();
  await expect(page.getByLabel('Your comment')).toBeVisible();
  await page.goBack();
  await expect(cards.nth(5)).toBeVisible();
  await expect.poll(() => page.evaluate('scrollY')).toBe(reading);
});

test('a search finds places and people, too', async ({ page, member }) => {
  await enter(page, member, '/timeline');
  const box = page.getByRole('searchbox', { name: 'Search words, places and people' });
  await box.fill('maitama jos');
  await expect(page).toHaveURL(/search=maitama/);
  await expect(article(page, 'Swiftlane Logistics').first()).toBeVisible();
  await box.fill('emeka');
  await expect(page).toHaveURL(/search=emeka/);
  await expect(article(page, 'Swiftlane Logistics')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('Emeka Obi');
  await box.fill('zebrafish');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('parcels are narrowed down by the way they go, and the address keeps it', async ({ page, member }) => {
  await enter(page, member, '/timeline');
  await page.getByRole('link', { name: 'Parcels', exact: true }).click();
  await page.getByRole('button', { name: 'By day, way and place' }).click();
  await page.getByLabel('From', { exact: true }).fill('Kano');
  await page.getByRole('button', { name: 'Show parcels' }).click();
  await expect(page).toHaveURL('/timeline?type=parcels&from=Kano');
  await expect(page.getByRole('article', { name: /^Parcel from Kano/ }).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Narrowed down by 1' }).click();
  await page.getByLabel('To', { exact: true }).fill('Atlantis');
  await page.getByRole('button', { name: 'Show parcels' }).click();
  await expect(page.getByText('No parcel goes that way')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/timeline');
});
