import { searchPeople } from '@waybill/contract/ops/search-people';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { emailSaying } from '../support/mailbox.ts';
import { newMember } from '../support/people.ts';
import { enterByForm, expectDashboard, signIn } from '../support/signing-in.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';

test('a suspended person appeals, somebody else than who suspended them takes it back, and they are in again', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const [ngozi, tunde, member] = await Promise.all([
    newStaff('Ngozi Okafor', 'lead'),
    newStaff('Tunde Cole', 'lead'),
    newMember('Bisi Adewale'),
  ]);
  await enterByForm(page, member);
  const { items } = await ngozi.as.call(searchPeople, { query: { searchText: member.username } });
  const toldAs = 'Three people say that you asked for their PIN.';
  await ngozi.as.call(suspendPerson, {
    params: { uid: items[0]?.id ?? '' },
    body: { because: 'Asked three people for their PIN', toldAs },
  });

  await expect(page.getByText(`“${toldAs}”`), 'in the open tab, without a click').toBeVisible();
  await signIn(page, member.username, member.password);
  await expect(page).toHaveURL('/signup/account-suspended');
  await expect(page.getByText(`“${toldAs}”`)).toBeVisible();
  await page.getByRole('button', { name: 'I think this is wrong' }).click();
  await page.getByLabel('What happened, as you see it').fill('It was my brother, with my phone.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand in my appeal' }).click();
  await expect(page.getByText('You have appealed')).toBeVisible();
  await expectAccessible(page);

  const [desk, other] = [await (await newBrowser()).newPage(), await (await newBrowser()).newPage()];
  await enterAsStaff(desk, ngozi);
  await desk.goto('/ops/appeals');
  const own = desk.getByRole('link', { name: new RegExp(`^${member.firstName} .*, against a suspension`) }).first();
  await expect(own).toContainText('set by you: for a colleague');
  await own.click();
  await expect(desk.getByText('You set this yourself')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Take it back' })).toBeHidden();

  await enterAsStaff(other, tunde);
  await other.goto(new URL(desk.url()).pathname);
  await expect(other.getByText('“It was my brother, with my phone.”')).toBeVisible();
  await other.getByRole('button', { name: 'Take it back' }).click();
  const sheet = other.getByRole('dialog', { name: 'Take it back?' });
  await expect(sheet.getByText('They can sign in again at once')).toBeVisible();
  await sheet.getByLabel('Why').fill('The three describe somebody else');
  await sheet.getByRole('button', { name: 'Take it back' }).click();
  await expect(other.getByText(`Taken back, by @${tunde.username}`)).toBeVisible();

  await emailSaying('You were right to appeal', member.email);
  await signIn(page, member.username, member.password);
  await expectDashboard(page, member.firstName);
  await page.goto('/settings/standing');
  await expect(page.getByText('You were right: we took it back')).toBeVisible();
});
