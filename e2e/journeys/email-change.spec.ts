import { expect, test } from '../support/journey.ts';
import { emailWith } from '../support/mailbox.ts';
import { newcomer, newMember } from '../support/people.ts';
import { enterByForm, expectDashboard, signIn } from '../support/signing-in.ts';
import { chooseCity } from '../support/signing-up.ts';
import { expectToast } from '../support/toasts.ts';

test('a new email counts once its link is opened, and the old address can take the account back', async ({
  page,
  newBrowser,
}) => {
  // Only an address that was proven once can take an account back.
  const member = await newMember('Amina Bello', { email: true });
  const { email: newEmail } = newcomer('her new address');
  await enterByForm(page, member);

  await test.step('it asks for the password, keeps what was typed, and saves it by itself', async () => {
    await page.goto('/settings/account-information');
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await page.getByLabel('Email').fill(newEmail);
    await chooseCity(page, 'Abeok', /Abeokuta/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/./);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Confirm' }).click();

    await expect(page).toHaveURL('/settings/account-information');
    await expect(page.getByText('A new email is waiting')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Abeokuta');
    await expect(page.getByText(`Until then ${member.email} stays yours`)).toBeVisible();
  });

  await test.step('the link in the new address, opened in another browser', async () => {
    const mailProgram = await (await newBrowser()).newPage();
    await mailProgram.goto((await emailWith('verifyEmail', newEmail)).link);
    await expect(mailProgram.getByText('p•••@mail.example')).toBeVisible();
    await expect(page.getByText('A new email is waiting'), 'looking at a link does nothing').toBeVisible();
    await mailProgram.getByRole('button', { name: 'Yes, this is my email' }).click();
    await expect(mailProgram.getByText('Your email is verified')).toBeVisible();
    await expect(page.getByText('A new email is waiting'), 'the open page hears of it').toBeHidden();
  });

  await test.step('the old address takes it back', async () => {
    const mail = await emailWith('recoverEmail', member.email);
    expect(mail.text).toContain('If you did not, take your address back');
    const owner = await (await newBrowser()).newPage();
    await owner.goto(mail.link);
    await expect(owner).toHaveURL('/verifications');
    await owner.getByRole('button', { name: 'Yes, undo the change' }).click();
    await expect(owner.getByRole('heading', { name: 'Your email is back' })).toBeVisible();
    await expect(page.getByText('You were signed out'), 'whoever was inside is out').toBeVisible();

    await owner.goto((await emailWith('resetPassword', member.email)).link);
    await owner.getByLabel('New password').fill('three yellow buses');
    await owner.getByRole('button', { name: 'Save new password' }).click();
    await expect(owner.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await signIn(owner, member.email, 'three yellow buses');
    await expectDashboard(owner, member.firstName);
    await signIn(page, newEmail, 'three yellow buses');
    await expect(page.getByText(/^Those sign-in details do not match/)).toBeVisible();
  });
});

test('a taken username is refused beside its field, and nobody learns whether an email has an account', async ({
  page,
  member,
}) => {
  await enterByForm(page, member);
  await page.goto('/settings/confirm-password?next=/settings/account-information');
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('Email').fill('adaeze@waybill.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'One more step');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Username').fill('adaeze');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/taken/);
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Full name').fill('Amina Bello-Sanni');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Saved');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Amina Bello-Sanni' })).toBeVisible();
});
