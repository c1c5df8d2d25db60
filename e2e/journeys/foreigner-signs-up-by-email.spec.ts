import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newcomer } from '../support/people.ts';
import { expectDashboard, signIn, signOut } from '../support/signing-in.ts';
import { chooseCity, choosePin, giveCode, goOn, introduce } from '../support/signing-up.ts';

test('somebody in Portugal signs up by email, corrects a mistyped address, and has a wallet in dollars', async ({ page }) => {
  const ines = newcomer('Inês Moura');
  await page.goto('/signup');
  await page.getByRole('link', { name: /I send, or carry/ }).click();
  await introduce(page, ines);

  await page.getByLabel('Country').selectOption('PT');
  await chooseCity(page, 'Lisb', /^Lisbo/);
  await goOn(page);

  // Abroad the email is what counts, so it comes first and the phone may stay empty.
  await page.getByLabel('Email').fill(`x${ines.email}`);
  await expect(page.getByLabel('Phone number (optional)')).toBeEmpty();
  await goOn(page);
  await page.getByLabel('New password').fill(ines.password);
  // The network is away for the moment in which the code would go to the mistyped address.
  await page.route('**/api/otp', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Create my account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use another number' })).toBeHidden();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.getByLabel('Email').fill(ines.email);
  await page.getByRole('button', { name: 'Send the code there' }).click();
  await giveCode(page, await codeSentTo(ines.email, 'email'));
  await choosePin(page, ines.pin, ines.password);
  await expectDashboard(page, 'Inês');

  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Dollar wallet' })).toBeVisible();

  await signOut(page);
  await signIn(page, ines.email, ines.password);
  await expectDashboard(page, 'Inês');
});
