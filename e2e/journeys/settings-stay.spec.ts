import { expect, test } from '../support/journey.ts';
import { enter, expectDashboard } from '../support/signing-in.ts';
import { chooseCity } from '../support/signing-up.ts';
import { expectToast } from '../support/toasts.ts';

test('whatever somebody says about themselves is still there after a reload', async ({ page, member }) => {
  test.slow();
  await enter(page, member);

  await test.step('name, username and city, with the password in between', async () => {
    await page.goto('/settings/account-information');
    await page.getByLabel('Full name').fill('Amina Bello-Sani');
    await page.getByLabel('Username').fill(`new${member.username}`);
    await chooseCity(page, 'Abeok', /Abeokuta/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Amina Bello-Sani');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Saved');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Amina Bello-Sani');
    await expect(page.getByLabel('Username')).toHaveValue(`new${member.username}`);
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Abeokuta');
  });

  await test.step('what rings and what is written', async () => {
    await page.goto('/settings/email-notifications');
    const emails = ['Notifications', 'Direct messages', 'Payment receipts', 'Order performance'];
    for (const name of emails) await page.getByRole('switch', { name }).click();
    await expect(page.getByText('Saving…')).toBeHidden();
    await page.goto('/settings/push-notifications');
    await page.getByRole('switch', { name: 'Alerts on my devices' }).click();
    await expect(page.getByText('Saving…')).toBeHidden();
    await page.goto('/settings/2');
    for (const name of [...emails, 'Alerts on my devices']) await expect(page.getByRole('switch', { name })).not.toBeChecked();
  });

  await test.step('the account says how far the identity check has come, and leads to it', async () => {
    await page.goto('/settings/1');
    await page.getByRole('button', { name: /^Identity check.*Not yet/ }).click();
    await expect(page.getByRole('dialog', { name: 'Identity check' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: /^A copy of my data/ }).click();
    await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  });

  await test.step('the profile has it, and others see the same', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amina Bello-Sani');
    await expect(page.getByRole('region', { name: 'Your figures' }).getByText('Under way now')).toBeVisible();
    await page.getByRole('link', { name: 'What others see' }).click();
    await expect(page.getByText('This is what others see of you.')).toBeVisible();
    await expect(page.getByText('Abeokuta, Nigeria')).toBeVisible();
    await page.goto('/');
    await expectDashboard(page, 'Amina');
  });
});
