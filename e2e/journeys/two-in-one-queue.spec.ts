import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ops } from '../support/ops.ts';
import { newMember } from '../support/people.ts';
import { disputedOrder, enterAsStaff, newStaff } from '../support/staff.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Who has it' });
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function refund(page: Page, because: string): Promise<void> {
  const sheet = sheetOf(page, 'Refund the sender?');
  await expect(sheet.getByLabel('Who gets what')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Why' }).fill(because);
}

const decide = (page: Page) => sheetOf(page, 'Refund the sender?').getByRole('button', { name: 'Refund the sender' }).click();

/** Two colleagues, each in a browser of their own, and two orders in dispute. */
async function twoAtTheDesk(page: Page, other: Page, [one, two] = ['Ngozi Okafor', 'Tunde Cole']) {
  const [ngozi, tunde, amina, tolu] = await Promise.all([
    newStaff(one ?? '', 'lead'),
    newStaff(two ?? '', 'lead'),
    newMember('Ifeoma Nwosu', { naira: 12_000 }),
    newMember('Sola Ade'),
  ]);
  await ops('mark-identity', tolu.email, 'checked');
  const first = await disputedOrder(amina, tolu, 'It never came, and he does not answer');
  const second = await disputedOrder(amina, tolu, 'The box was open');
  await enterAsStaff(page, ngozi);
  await enterAsStaff(other, tunde);
  return { ngozi, tunde, first, second };
}

test('two of us see each other at a case, one takes it over from the other, and one decision counts @desk', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const other = await (await newBrowser()).newPage();
  const { ngozi, tunde, first, second } = await twoAtTheDesk(page, other);

  await test.step('both look at it, and see so', async () => {
    await page.goto(`/ops/disputes/${first}`);
    await other.goto(`/ops/disputes/${first}`);
    await expect(bar(page).getByText('Tunde Cole looks at it too')).toBeVisible();
    await expect(bar(other).getByText('Ngozi Okafor looks at it too')).toBeVisible();
  });

  await test.step('one takes it on, and the other sees it without a click', async () => {
    await bar(page).getByRole('button', { name: 'Take it on' }).click();
    await expect(bar(page).getByText('You have it')).toBeVisible();
    await expect(bar(other).getByText('Ngozi Okafor has it')).toBeVisible();
  });

  await test.step('whoever has not got it is refused, takes it over and decides', async () => {
    await other.getByRole('button', { name: 'Refund the sender' }).click();
    await refund(other, 'The carrier does not answer us either');
    const sheet = sheetOf(other, 'Refund the sender?');
    await expect(sheet.getByText('Ngozi Okafor has this')).toBeVisible();
    await decide(other);
    await expect(sheet.getByText(/Ngozi Okafor holds this since/).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Take it over' }).click();
    await expect(sheet.getByText('Ngozi Okafor has this')).toBeHidden();
    await expect(bar(page).getByText('Tunde Cole has it'), 'she sees that it is gone').toBeVisible();
    await decide(other);
    await expect(sheet).toBeHidden();
    await expect(other.getByText(`Decided by @${tunde.username}`)).toBeVisible();
  });

  await test.step('of two who decide at once one wins, and the other is told who', async () => {
    const desks = [page, other];
    for (const desk of desks) {
      await desk.goto(`/ops/disputes/${second}`);
      await desk.getByRole('button', { name: 'Refund the sender' }).click();
      await refund(desk, 'The pictures show it');
    }
    await Promise.all(desks.map(decide));
    await expect(async () => {
      const open = await Promise.all(desks.map((desk) => sheetOf(desk, 'Refund the sender?').count()));
      expect(open.toSorted(), 'one sheet is left').toEqual([0, 1]);
    }).toPass();
    const loser = (await sheetOf(page, 'Refund the sender?').count()) > 0 ? page : other;
    const winner = loser === page ? tunde : ngozi;
    await expect(sheetOf(loser, 'Refund the sender?').getByText('Somebody was faster')).toBeVisible();
    await expect(sheetOf(loser, 'Refund the sender?').getByText(winner.fullName, { exact: false }).first()).toBeVisible();
    await sheetOf(loser, 'Refund the sender?').getByRole('button', { name: 'Close' }).first().click();
    await expect(loser.getByText(`Decided by @${winner.username}`)).toBeVisible();
    for (const desk of desks) await expect(sheetOf(desk, 'Refund the sender?')).toBeHidden();
  });
});

test('a note calls a colleague, and the shift ends with a hand-over @desk', async ({ page, newBrowser }) => {
  test.slow();
  const other = await (await newBrowser()).newPage();
  const { tunde, first, second } = await twoAtTheDesk(page, other, ['Kemi Bassey', 'Uche Danjuma']);
  await other.goto('/ops/work');
  await expect(other.getByText('You have taken nothing on')).toBeVisible();

  await test.step('a note with an @name arrives where they are', async () => {
    await page.goto(`/ops/disputes/${first}`);
    await bar(page).getByRole('button', { name: 'Notes' }).click();
    const notes = sheetOf(page, 'Notes for colleagues');
    await notes.getByLabel('Note for colleagues').fill(`@${tunde.username} do you know this carrier?`);
    await notes.getByRole('button', { name: 'Save the note' }).click();
    await expect(notes.getByRole('list', { name: 'Notes' }).getByText('do you know this carrier?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other.getByRole('link', { name: 'My work, 1 waiting' }).first(), 'without a click').toBeVisible();
    await other.reload();
    const calls = other.getByRole('region', { name: 'Colleagues call you' });
    await expect(calls.getByText('do you know this carrier?')).toBeVisible();
    await calls.getByRole('button', { name: 'Read and answer' }).click();
    await expect(sheetOf(other, 'Notes for colleagues').getByText('do you know this carrier?')).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(calls, 'it is read').toBeHidden();
  });

  await test.step('what one holds goes to the other, with a note', async () => {
    for (const orderId of [first, second]) {
      await page.goto(`/ops/disputes/${orderId}`);
      await bar(page).getByRole('button', { name: 'Take it on' }).click();
      await expect(bar(page).getByText('You have it')).toBeVisible();
    }
    await page.goto('/ops/work');
    await expect(page.getByRole('list', { name: 'Cases' }).getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Hand over …' }).click();
    const sheet = sheetOf(page, 'Hand over');
    await sheet.getByLabel('To', { exact: true }).selectOption({ label: `Uche Danjuma, Lead` });
    await sheet.getByLabel('A note for all of them').fill('She calls back at nine tomorrow');
    await sheet.getByRole('button', { name: 'Hand over 2 cases' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('You have taken nothing on')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('list', { name: 'Cases' }).getByRole('link')).toHaveCount(2);
    await other.getByRole('list', { name: 'Cases' }).getByRole('link').first().click();
    await expect(other.getByRole('list', { name: 'Newest notes' }).getByText('She calls back at nine tomorrow')).toBeVisible();
    await expect(bar(other).getByText('You have it')).toBeVisible();
  });
});
