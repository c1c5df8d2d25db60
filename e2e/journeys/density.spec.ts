import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { postParcel } from '../support/orders.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';

test('the timeline shows its first card within 300 px, and all that can be posted is one press further', {
  tag: '@phone',
}, async ({ page, member }) => {
  await postParcel(await newMember('Ebele Nwosu', { naira: 20_000 }));
  await enter(page, member);
  await page.goto('/timeline');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  await page.getByRole('button', { name: 'Post a parcel or a trip' }).click();
  await page.getByRole('button', { name: 'Post a trip' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('From and To stand on one height, however long the names are', { tag: '@phone' }, async ({ page, member }) => {
  await postParcel(await newMember('Ebele Nwosu', { naira: 20_000 }));
  await enter(page, member);
  await page.goto('/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  const apart = await page.evaluate(`[...document.querySelectorAll('.way:not(.way-narrow)')].map((way) =>
    Math.abs(way.firstElementChild.firstElementChild.getBoundingClientRect().top - way.lastElementChild.firstElementChild.getBoundingClientRect().top))`);
  expect(apart).not.toEqual([]);
  expect(Math.max(...(apart as number[]))).toBeLessThan(1);
});

test('four boxes fill their row when a PIN is asked for, and have the focus; tiles for photos are small', {
  tag: '@phone',
}, async ({ page, member }) => {
  await enter(page, member);
  await page.goto('/settings/change-pin');
  const pin = page.getByLabel('Current PIN');
  await expect(pin).toBeFocused();
  const [row, ...boxes] = await boxesOf(page, 'main form', 'main .code-slot');
  expect(boxes).toHaveLength(4);
  expect(boxes[0]?.left).toBeCloseTo(row?.left ?? 0, 0);
  expect(boxes[3]?.right).toBeCloseTo(row?.right ?? 0, 0);

  await page.goto('/timeline');
  await page.getByRole('button', { name: 'What’s happening on the road?' }).click();
  await expect(page.locator('.picture-add').first()).toBeVisible();
  for (const { left, right } of await boxesOf(page, '.picture-add')) expect(right - left).toBeLessThanOrEqual(96);
});

test('the labels of the bar at the bottom do not touch, wherever one is', { tag: '@phone' }, async ({ page, member }) => {
  await enter(page, member);
  const bar = page.getByRole('navigation', { name: 'Places' });
  for (const place of ['Home', 'Timeline', 'Wallet', 'Orders', 'Messages']) {
    await bar.getByRole('link', { name: place }).click();
    await expect(bar.locator('[aria-current=page]')).toHaveText(place);
    const labels = await boxesOf(page, '.bottom-place-label');
    expect(labels).toHaveLength(5);
    const send = (await page.locator('.bottom-send').boundingBox())?.x ?? 0;
    const lefts = [...labels.slice(1).map(({ left }) => left), send];
    for (const [index, { right }] of labels.entries())
      expect((lefts[index] ?? 0) - right, `${place} is open, after label ${index + 1}`).toBeGreaterThanOrEqual(4);
  }
});

test('help keeps the bars of the app for members, and has none for visitors', async ({ page, member, newBrowser }) => {
  await enter(page, member);
  const places = page.getByRole('navigation', { name: 'Places' });
  await page.goto('/help');
  await expect(places).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(places).toBeVisible();
  await places.getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Naira wallet' })).toBeVisible();

  const visitor = await (await newBrowser()).newPage();
  await visitor.goto('/help');
  await expect(visitor.getByRole('link', { name: 'Sign in to write to us' })).toBeVisible();
  await expect(visitor.getByRole('navigation', { name: 'Places' })).toHaveCount(0);
});

type Box = { readonly left: number; readonly right: number };

/** Where the text or the box of each element lies, from left to right. */
function boxesOf(page: Page, ...selectors: readonly string[]): Promise<Box[]> {
  return page.evaluate(`${JSON.stringify(selectors)}.flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = element.children.length === 0 && element.textContent ? range.getBoundingClientRect() : element.getBoundingClientRect();
    return { left, right };
  }))`);
}
