import { expect, test } from '../support/journey.ts';
import { codeSentTo, nextMessage, noMessage } from '../support/mailbox.ts';
import { newcomer, newUnverified } from '../support/people.ts';
import { expectDashboard, signIn } from '../support/signing-in.ts';
import { chooseCity, choosePin, giveCode, goOn } from '../support/signing-up.ts';
import { expectToast } from '../support/toasts.ts';

test('a Nigerian signs up by phone; a reload and Back in the middle lose nothing', async ({ page }) => {
  const ada = newcomer('Ada Obi');
  await page.goto('/signup');
  await page.getByRole('link', { name: /I send, or carry/ }).click();

  await test.step('who she is', async () => {
    await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible();
    await page.getByLabel('Full name').fill(ada.fullName);
    // Leaving the name suggests a username; whoever wants another one puts it in its place.
    await page.getByLabel('Username').focus();
    await expect(page.getByLabel('Username')).toHaveValue('ada.obi');
    await page.getByLabel('Username').fill('adaeze');
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/@adaeze is taken/);
    await page.getByLabel('Username').fill(ada.username);
    await expect(page.getByText(`@${ada.username} is free`)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(ada.fullName);
    await expect(page.getByLabel('Username')).toHaveValue(ada.username);
    await goOn(page);
  });

  await test.step('where she lives', async () => {
    await expect(page.getByLabel('Country')).toHaveValue('NG');
    await goOn(page);
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(/Please enter your city/);
    await chooseCity(page, 'Ikej', /Ikeja/);
    await goOn(page);
  });

  await test.step('how she is reached', async () => {
    await page.getByLabel('Phone number').fill('12');
    await page.getByLabel('Email').fill(ada.email);
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/does not look like a phone number/);
    await page.getByLabel('Phone number').fill(ada.localPhone);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Ikeja');
    await page.goBack();
    await expect(page.getByLabel('Full name')).toHaveValue(ada.fullName);
    await page.goForward();
    await page.goForward();
    await expect(page.getByLabel('Phone number')).toHaveValue(ada.localPhone);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(ada.email);
    await goOn(page);
  });

  await test.step('a password that thieves try first is refused beside its field', async () => {
    await expect(page).toHaveURL('/signup/creds');
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(ada.email);
    await goOn(page);
    const password = page.getByLabel('New password');
    await password.fill('password1234');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(password).toHaveAccessibleDescription(/first that thieves try/);
    await expect(password).toHaveValue('password1234');
    await password.fill(ada.password);
    await page.getByRole('button', { name: 'Create my account' }).click();
  });

  await test.step('the code', async () => {
    await expect(page).toHaveURL('/signup/phone-verification');
    await expect(page.getByText(ada.phone.slice(-4))).toBeVisible();
    const message = await nextMessage(ada.phone, 'sms');
    const code = message.code ?? '';
    await page.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111');
    await expect(page.getByLabel('Six-digit code')).toHaveAccessibleDescription(/4 tries left/);
    await page.reload();
    await expect(page.getByText(ada.phone.slice(-4))).toBeVisible();
    await expect(page.getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
    await noMessage(ada.phone, 'sms', message);
    await giveCode(page, code);
  });

  await test.step('the PIN', async () => {
    await expect(page).toHaveURL('/signup/transaction-pin');
    await page.goBack();
    await expect(page, 'Back does not lead into an account that exists already').toHaveURL('/signup/transaction-pin');
    await page.getByLabel('Choose a PIN').fill('1234');
    await expect(page.getByLabel('Choose a PIN')).toHaveAccessibleDescription(/too easy/);
    await page.getByLabel('Choose a PIN').fill('2580');
    await page.getByLabel('Enter it again').fill('2581');
    await expect(page.getByLabel('Choose a PIN')).toHaveAccessibleDescription(/PINs did not match/);
    await choosePin(page, '2580', 'not my password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/not your password/);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await expectToast(page, 'Your PIN is set');
  await expectDashboard(page, 'Ada');
  await page.reload();
  await expectDashboard(page, 'Ada');
});

test('the code can be asked for again after a minute, and the wait is counted down', async ({ page }) => {
  const kemi = await newUnverified('Kemi Ade');
  await page.clock.install();
  await signIn(page, kemi.username, kemi.password);
  await nextMessage(kemi.phone, 'sms');
  const again = page.getByRole('button', { name: /Send it again in \d+ s/ });
  await expect(again).toBeDisabled();
  const before = await again.textContent();
  await expect(again).not.toHaveText(before ?? '');
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Send the code again' }).click();
  // Only this page’s clock ran ahead: for the server a minute has not passed, so the wait begins anew.
  await expect(again).toBeDisabled();
});

test('whoever mistyped the number waits the minute between two codes, and keeps what was typed', async ({ page }) => {
  const kemi = await newUnverified('Kemi Ade');
  const { localPhone } = newcomer('her other phone');
  await signIn(page, kemi.username, kemi.password);
  await nextMessage(kemi.phone, 'sms');
  await page.getByRole('button', { name: 'Use another number' }).click();
  await page.getByLabel('New phone number').fill(localPhone);
  await page.getByRole('button', { name: 'Send the code there' }).click();
  await expectToast(page, /You can ask for another in \d+ seconds/);
  await expect(page.getByLabel('New phone number')).toHaveValue(localPhone);
  await page.getByRole('button', { name: 'Keep my current number' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
});

test('another number gets the code, and a PIN can wait', async ({ page }) => {
  const kemi = await newUnverified('Kemi Ade');
  const { localPhone, phone } = newcomer('her other phone');
  // The network is away for the moment in which the first code would be sent.
  await page.route('**/api/otp', (route) => route.abort(), { times: 1 });
  await signIn(page, kemi.username, kemi.password);
  await expectToast(page, 'No connection');

  await page.getByRole('button', { name: 'Use another number' }).click();
  await page.getByLabel('New phone number').fill(localPhone);
  await page.getByRole('button', { name: 'Send the code there' }).click();
  await expect(page.getByText(phone.slice(-4))).toBeVisible();
  await giveCode(page, await codeSentTo(phone, 'sms'));

  await expect(page).toHaveURL('/signup/transaction-pin');
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expectDashboard(page, 'Kemi');
  await page.getByRole('button', { name: /^Set your PIN/ }).click();
  await choosePin(page, kemi.pin, kemi.password);
  await expect(page.getByText('Confirm your email')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Set your PIN/ })).toBeHidden();
});
