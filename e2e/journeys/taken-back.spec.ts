import { searchPeople } from '@waybill/contract/ops/search-people';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { enter } from '../support/signing-in.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';

test('a colleague was faster, and is named; what they decided is taken back in time, and the person is in again', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const [ngozi, tunde, amina] = await Promise.all([newStaff('Ngozi Okafor'), newStaff('Tunde Cole'), newMember('Amina Bello')]);
  const [tab, desk] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];
  await enter(tab, amina, '/orders');
  await expect(tab.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  const { items } = await ngozi.as.call(searchPeople, { query: { searchText: amina.username } });
  const uid = items[0]?.id ?? '';
  await enterAsStaff(page, ngozi);
  await page.goto(`/ops/people/${uid}`);
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Suspend Amina Bello?' });
  await sheet.getByLabel('Why', { exact: true }).fill('Sells what she does not have');

  await tunde.as.call(suspendPerson, { params: { uid }, body: { because: 'A trick with a mailbox' } });
  await sheet.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(sheet.getByText('Somebody was faster')).toBeVisible();
  await expect(sheet.getByText(/^Tunde Cole suspended them just now: “A trick with a mailbox”\./)).toBeVisible();
  await expect(sheet.getByLabel('Why', { exact: true })).toHaveValue('Sells what she does not have');
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('region', { name: 'Your last decision' }), 'it was none of theirs').toBeHidden();
  await expect(tab).toHaveURL('/signup/account-suspended');

  await enterAsStaff(desk, tunde);
  await desk.goto('/ops/work');
  const bar = desk.getByRole('region', { name: 'Your last decision' });
  await expect(bar).toContainText(`You suspended @${amina.username}`);
  await expect(bar).toContainText(/\d+ minutes left/);
  await expect(desk.getByRole('heading', { name: 'What I decided lately' })).toBeVisible();
  await expectAccessible(desk);
  await bar.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(desk.getByText(`Taken back by @${tunde.username}`)).toBeVisible();

  await enter(tab, amina, '/orders');
  await expect(tab.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await page.goto(`/ops/acts?userId=${uid}`);
  const trail = page.getByRole('list', { name: 'Acts of our team' });
  await expect(trail.getByText('took back a decision about')).toBeVisible();
});
