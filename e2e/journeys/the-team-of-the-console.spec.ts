import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { emailWith } from '../support/mailbox.ts';
import { newcomer } from '../support/people.ts';
import { enterAsStaff, newStaff } from '../support/staff.ts';

test('an admin brings a colleague in, and what another one does changes while they look', async ({ page, newBrowser }) => {
  test.slow();
  const [ngozi, femi] = await Promise.all([newStaff('Ngozi Okafor'), newStaff('Femi Ogunleye', 'checks')]);
  const desk = await (await newBrowser()).newPage();
  await enterAsStaff(page, ngozi);
  await enterAsStaff(desk, femi);

  await desk.goto('/ops');
  const queues = desk.getByRole('main').getByRole('link');
  await expect(queues.filter({ hasText: 'Identity checks' })).toBeVisible();
  await expect(queues.filter({ hasText: 'Payouts that are stuck' })).toBeHidden();
  await desk.goto('/ops/payouts');
  await expect(desk.getByText('You are in checks here, and this is for others.', { exact: false })).toBeVisible();
  await desk.goto('/ops/staff');
  await expect(desk.getByRole('list', { name: 'Team' }).getByText(`@${ngozi.username}`)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Invite a colleague' })).toBeHidden();

  await page.goto('/ops/staff');
  const team = page.getByRole('list', { name: 'Team' });
  await expect(team.getByText('This is you')).toBeVisible();
  await expectAccessible(page);
  const { username, email } = newcomer('Halima Bello');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a colleague' });
  await invitation.getByLabel('Their name').fill('Halima Bello');
  await invitation.getByLabel('Username').fill(username);
  await invitation.getByLabel('Email address').fill(email);
  await invitation.getByLabel('Why').fill('More questions than hands');
  await expectAccessible(page);
  await invitation.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    team
      .getByRole('listitem')
      .filter({ hasText: `@${username}` })
      .getByText('has not chosen a password yet'),
  ).toBeVisible();
  expect((await emailWith('resetPassword', email)).link).toContain('oobCode');

  const row = team.getByRole('listitem').filter({ hasText: `@${femi.username}` });
  await row.getByRole('button', { name: 'Change role of Femi Ogunleye' }).click();
  const change = page.getByRole('dialog', { name: 'What Femi Ogunleye does' });
  await change.getByRole('radio', { name: /^Money/ }).check();
  await change.getByLabel('Why').fill('He knows the banks');
  await change.getByRole('button', { name: 'Change it' }).click();
  await expect(row.getByText('Money.')).toBeVisible();

  await desk.goto('/ops');
  await expect(queues.filter({ hasText: 'Payouts that are stuck' })).toBeVisible();
  await expect(queues.filter({ hasText: 'Identity checks' })).toBeHidden();

  await row.getByRole('button', { name: 'End the work of Femi Ogunleye' }).click();
  const ending = page.getByRole('dialog', { name: 'End the work of Femi Ogunleye?' });
  await ending.getByLabel('Why').fill('He has moved on');
  await ending.getByRole('button', { name: 'End it' }).click();
  await expect(row).toBeHidden();
  await expect(desk.getByText('You were signed out')).toBeVisible();
});
