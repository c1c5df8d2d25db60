import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { authenticatorWith, showSecondFactor } from '../support/second-factor.ts';
import { enter, signIn } from '../support/signing-in.ts';
import { enterAsStaff, newColleague, newStaff } from '../support/staff.ts';

test('one of us sets up a second factor before the console opens, and comes in with a recovery code', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const sani = await newColleague('Sani Musa');
  await enter(page, sani, '/ops/payouts');
  await expect(page.getByRole('heading', { level: 1, name: 'Set up your second factor' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Password', { exact: true }).fill(sani.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const link = (await page.getByRole('link', { name: 'Open it in an app on this device' }).getAttribute('href')) ?? '';
  const authenticator = authenticatorWith(new URL(link).searchParams.get('secret') ?? '');
  const code = page.getByLabel('Code of your authenticator app');
  await code.fill('000000');
  await expect(page.getByText(/not the code of this secret/)).toBeVisible();
  await code.fill(await authenticator.nextCode());
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' }), 'where it was meant to go').toBeVisible();

  const other = await (await newBrowser()).newPage();
  await enter(other, sani, '/ops');
  await expect(other.getByRole('heading', { level: 1, name: 'Your second factor' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(first);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'What waits for us' })).toBeVisible();
  await other.goto('/ops/second-factor');
  await expect(other.getByText('9', { exact: true })).toBeVisible();
});

test('before a suspension the second factor is asked for again, and then the suspension goes on by itself', async ({ page }) => {
  test.slow();
  const [staff, chuka] = await Promise.all([newStaff('Ngozi Okafor'), newMember('Chuka Obi')]);
  await enterAsStaff(page, staff);
  await page.goto('/ops/people');
  await page.getByRole('searchbox').fill(chuka.username);
  await page.getByRole('link', { name: new RegExp(`Chuka Obi.*@${chuka.username}`) }).click();
  // As ten minutes later: the server refuses once.
  await page.route(
    '**/api/ops/people/*/suspension',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: '', title: '', status: 403, detail: '', code: 'second_factor_required', errors: [] }),
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Suspend' }).click();
  const sheet = page.getByRole('dialog', { name: /^Suspend Chuka Obi/ });
  await sheet.getByLabel('Why').fill('Three people tell the same story');
  await sheet.getByRole('button', { name: 'Suspend' }).click();
  const asking = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await asking.getByLabel('Code of your authenticator app').fill(await staff.authenticator.nextCode());
  await expect(asking).toBeHidden();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(`@${staff.username} suspended`)).toBeVisible();
});

test('the demo’s own people find their codes in the sandbox', async ({ page, newBrowser }) => {
  await signIn(page, 'ops.amaka');
  await expect(page, 'staff land in the console').toHaveURL(/\/ops/);
  const sandbox = await (await newBrowser()).newPage();
  await sandbox.goto(`${process.env.E2E_SANDBOX}/sandbox/authenticator`);
  const shown = async () =>
    (await sandbox.getByRole('listitem').filter({ hasText: 'ops.amaka' }).locator('.code').textContent()) ?? '';
  await showSecondFactor(page, { authenticator: { nextCode: shown } });
  await expect(page.getByRole('heading', { level: 1, name: 'What waits for us' })).toBeVisible();
});
