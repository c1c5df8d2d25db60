import { claimCase } from '@waybill/contract/ops/claim-case';
import { listReports } from '@waybill/contract/ops/list-reports';
import { reportUser } from '@waybill/contract/users/report-user';
import { expect, test } from '../support/journey.ts';
import { behindTheScenes } from '../support/orders.ts';
import { newMember, type Person } from '../support/people.ts';
import { enterAsStaff, newStaff, type Staff } from '../support/staff.ts';
import { expectFits } from '../support/ugly.ts';

const names = ['Kemi Ojo', 'Chidi Eze', 'Musa Garba', 'Zainab Sule', 'Tola Ade'];

/** Five people whom the same joker has reported; answers their reports in the order of the names. */
async function fiveReports(staff: Staff): Promise<{ people: Person[]; reports: string[] }> {
  const [joker, ...people] = await Promise.all([newMember('Efe Joker'), ...names.map((name) => newMember(name))]);
  const { as } = await behindTheScenes(joker);
  const reports: string[] = [];
  for (const person of people) {
    const { userId } = await behindTheScenes(person);
    await as.call(reportUser, { body: { userId, reason: 'spam', message: 'The same joke about everybody' } });
    const { items } = await staff.as.call(listReports, { query: { limit: 50 } });
    reports.push(items.find(({ about }) => about.id === userId)?.id ?? '');
  }
  return { people, reports };
}

test('five reports are chosen by keyboard; one is a colleague’s, and four are closed @desk', async ({ page }) => {
  test.slow();
  const [ngozi, femi] = await Promise.all([newStaff('Ngozi Okafor', 'support'), newStaff('Femi Ogun', 'support')]);
  const { people, reports } = await fiveReports(ngozi);
  await femi.as.call(claimCase, { params: { kind: 'report', id: reports[2] ?? '' }, body: {} });
  await enterAsStaff(page, ngozi);
  await page.goto('/ops/reports');
  const slip = (person: Person | undefined) => page.getByRole('listitem').filter({ hasText: `@${person?.username}` });
  await slip(people[0]).getByRole('button', { name: 'Decide' }).focus();
  await page.keyboard.press('x');
  await slip(people[1]).getByRole('button', { name: 'Decide' }).focus();
  await page.keyboard.press('x');
  await slip(people[4]).getByRole('button', { name: 'Decide' }).focus();
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'What is chosen' });
  await expect(bar.getByRole('status')).toContainText('5 chosen');

  await bar.getByRole('button', { name: 'Close …' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^Do nothing to them/).check();
  await sheet.getByRole('textbox', { name: 'Why' }).fill('One joker, five times');
  await sheet.getByRole('button', { name: 'See what will happen' }).click();
  await expect(sheet.getByText('4 will be closed, one cannot.')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Cannot be done' })).toContainText('Femi Ogun holds this since');
  await expect(slip(people[0]), 'nothing has happened yet').toHaveCount(1);
  await sheet.getByRole('button', { name: 'Close 4 reports' }).click();
  await expect(sheet.getByText('4 are closed')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();

  await expect(slip(people[0])).toHaveCount(0);
  await expect(slip(people[4])).toHaveCount(0);
  await expect(slip(people[2]).getByRole('checkbox'), 'what could not be done stays chosen').toBeChecked();
  await page.goto('/ops/reports?state=closed');
  await expect(slip(people[4]).getByText('“One joker, five times”')).toBeVisible();
});

test('on a phone “Choose” shows the boxes, and several cases are taken on by touch @phone', async ({ page }) => {
  test.slow();
  const ngozi = await newStaff('Ngozi Okafor', 'support');
  const { people } = await fiveReports(ngozi);
  await enterAsStaff(page, ngozi);
  await page.goto('/ops/work?held=nobody&kind=report');
  const row = (person: Person | undefined) => page.getByRole('listitem').filter({ hasText: `@${person?.username}` });
  await expect(row(people[0])).toBeVisible();
  await expect(row(people[0]).getByRole('checkbox')).toBeHidden();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await row(people[0]).getByRole('checkbox').check();
  await row(people[3]).getByRole('checkbox').check();
  await expectFits(page, 'choosing cases on a phone');
  await page.getByRole('button', { name: 'Take on', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Take on 2 cases' });
  await expect(sheet.getByText('2 will be taken on.')).toBeVisible();
  await expectFits(page, 'choosing cases on a phone');
  await sheet.getByRole('button', { name: 'Take on 2 cases' }).click();
  await expect(sheet).toBeHidden();
  await page.goto('/ops/work');
  await expect(row(people[0])).toBeVisible();
  await expect(row(people[3])).toBeVisible();
  await expect(row(people[1])).toHaveCount(0);
});
