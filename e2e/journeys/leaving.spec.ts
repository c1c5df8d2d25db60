import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/people.ts';
import { enter, signIn } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('somebody takes a copy of their data and leaves for good', async ({ page, member, newBrowser }) => {
  test.slow();
  const phone = await (await newBrowser()).newPage();
  await Promise.all([enter(page, member), enter(phone, member)]);

  await test.step('everything in one file for whoever knows the password, and no secret in it', async () => {
    await phone.goto('/settings/4');
    await phone.getByRole('button', { name: 'Download my data' }).click();
    await phone.getByLabel('Password', { exact: true }).fill(member.password);
    const coming = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone).toHaveURL('/settings/4');
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^waybill-${member.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    const text = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(text)).toBeInstanceOf(Object);
    expect(text).toContain(member.email);
    expect(text).not.toContain('$argon2');
    expect(text).not.toContain(member.password);
  });

  await test.step('it has to be meant, and the password says that it is them', async () => {
    await page.goto('/settings/deactivate');
    await expect(page.getByRole('button', { name: 'Deactivate my account' })).toBeDisabled();
    await page.getByLabel('I understand that this cannot be undone').check();
    await page.getByRole('button', { name: 'Deactivate my account' }).click();
    await page.getByRole('button', { name: 'Close my account' }).click();
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectToast(page, 'Your account is closed');
    await expect(page).toHaveURL('/login');
  });

  await test.step('every device is out, and the door no longer knows them', async () => {
    await expect(phone).toHaveURL(/\/login/);
    await signIn(page, member.username, member.password);
    await expect(page.getByText(/^Those sign-in details do not match/)).toBeVisible();
  });
});

test('whoever still has money here is told so, and nothing is lost', async ({ page }) => {
  const rich = await newMember('Bola Ige', { naira: 2_000 });
  await enter(page, rich, '/settings/confirm-password?next=/settings/deactivate');
  await page.getByLabel('Password', { exact: true }).fill(rich.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('I understand that this cannot be undone').check();
  await page.getByRole('button', { name: 'Deactivate my account' }).click();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText('There is still money of yours here')).toBeVisible();
  await page.getByRole('link', { name: 'To my wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Naira wallet' })).toBeVisible();
});
