import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { ops } from '../support/ops.ts';
import { newMember } from '../support/people.ts';
import { disputedOrder, enterAsStaff, handInDocuments, newStaff } from '../support/staff.ts';

/** Tab until it is reached, seen to be reached, and pressed. */
async function press(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, goal, 80);
  await expectVisibleFocus(page, goal);
  await page.keyboard.press(key);
}

/** What has the focus is a part of the page, never the page itself. */
async function expectFocusIn(place: Locator): Promise<void> {
  await expect(place.locator(':focus').or(place.and(place.page().locator(':focus')))).toHaveCount(1);
}

/** From the overview into a queue by its name in the rail, and down to a row. */
async function walkTo(page: Page, queue: string, list: string, row: Locator): Promise<void> {
  await page.goto('/ops');
  await expect(page.getByRole('heading', { level: 1, name: 'What waits for us' })).toBeVisible();
  await press(page, page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: new RegExp(`^${queue}`) }));
  await expect(page.getByRole('heading', { level: 1, name: queue })).toBeVisible();
  const rows = page.getByRole('list', { name: list }).getByRole('link');
  await expect(row).toBeVisible();
  await tabTo(page, rows.first(), 80);
  for (let step = 0; step < 50 && !(await row.and(page.locator(':focus')).count()); step += 1) await page.keyboard.press('j');
  await expectVisibleFocus(page, row);
  await page.keyboard.press('Enter');
}

/** Back where one came from, at the row that has taken the place of the decided one. */
async function expectNextRow(page: Page, list: string, gone: Locator): Promise<void> {
  await page.goBack();
  await expect(gone).toHaveCount(0);
  await expect(page.getByRole('list', { name: list }).getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
}

test('a dispute is taken on, weighed and decided with the keyboard alone @desk', async ({ page }) => {
  test.slow();
  const [staff, ife, bisi, tolu] = await Promise.all([
    newStaff('Ngozi Okafor', 'lead'),
    newMember('Ifeoma Nwachukwu', { naira: 6000 }),
    newMember('Bisi Alabi', { naira: 6000 }),
    newMember('Tolu Adebayo'),
  ]);
  await ops('mark-identity', tolu.email, 'checked');
  await disputedOrder(ife, tolu, 'It never came');
  await disputedOrder(bisi, tolu, 'It came wet');
  await enterAsStaff(page, staff);
  const row = page.getByRole('list', { name: 'Disputes' }).getByRole('link').filter({ hasText: 'Ifeoma Nwachukwu' });
  await walkTo(page, 'Disputes', 'Disputes', row);

  const main = page.getByRole('main');
  await expect(main.getByText('“It never came”')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await press(page, main.getByRole('button', { name: 'Take it on' }));
  await expect(main.getByText('You have it')).toBeVisible();
  await expectFocusIn(main);
  await press(page, main.getByRole('button', { name: 'Notes' }));
  const notes = page.getByRole('dialog', { name: 'Notes for colleagues' });
  await expectFocusIn(notes);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Notes' }), 'back where it was').toBeFocused();

  await press(page, main.getByRole('button', { name: 'Refund the sender' }));
  const sheet = page.getByRole('dialog', { name: 'Refund the sender?' });
  await expectFocusIn(sheet);
  await expect(sheet.getByLabel('Who gets what')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Refund the sender' }), 'back where it was').toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, sheet.getByRole('button', { name: 'Refund the sender' }));
  const why = sheet.getByRole('textbox', { name: 'Why' });
  await expect(why, 'what is missing has the focus').toBeFocused();
  await page.keyboard.type('The carrier has not been seen since');
  await expectAccessibleInBothSchemes(page);
  await press(page, sheet.getByRole('button', { name: 'Refund the sender' }));
  await expect(main.getByText(`Decided by @${staff.username}`)).toBeVisible();
  await expectFocusIn(main);
  await expectNextRow(page, 'Disputes', row);
});

test('papers are looked at and accepted with the keyboard alone @desk', async ({ page, member }) => {
  test.slow();
  const [staff, next] = await Promise.all([newStaff('Ngozi Okafor', 'lead'), newMember('Bisi Alabi')]);
  await handInDocuments(member);
  await handInDocuments(next);
  await enterAsStaff(page, staff);
  const row = page
    .getByRole('list', { name: 'Identity checks' })
    .getByRole('link')
    .filter({ hasText: `@${member.username}` });
  await walkTo(page, 'Identity checks', 'Identity checks', row);

  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('radio').first(), 80);
  await page.keyboard.press('Space');
  await press(page, main.getByRole('button', { name: 'Show the papers' }));
  await expect(main.getByRole('img', { name: 'Front' })).toBeVisible();
  await expectFocusIn(main);
  const front = main.getByRole('button', { name: 'Front, show large' });
  await press(page, front);
  const viewer = page.getByRole('dialog', { name: 'Front' });
  await expectFocusIn(viewer);
  await page.keyboard.press('+');
  await page.keyboard.press('r');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(front, 'back at the picture').toBeFocused();

  await press(page, main.getByRole('button', { name: 'Accept', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Accept these papers?' });
  await expectFocusIn(sheet);
  await press(page, sheet.getByRole('button', { name: 'Accept', exact: true }));
  await expect(main.getByText(`Accepted by @${staff.username}`)).toBeVisible();
  await expectFocusIn(main);
  await expectNextRow(page, 'Identity checks', row);
});
