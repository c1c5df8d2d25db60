import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { newcomer, type Person } from '../support/people.ts';
import { enterByForm, expectDashboard, signOut } from '../support/signing-in.ts';
import { chooseCity, choosePin, giveCode, goOn } from '../support/signing-up.ts';
import { expectToast } from '../support/toasts.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Continue with another account' });

/** Presses the button and gives the provider’s window. */
async function openProvider(page: Page): Promise<Page> {
  const [provider] = await Promise.all([page.waitForEvent('popup'), start(page).click()]);
  await expect(provider.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return provider;
}

async function beSomebody(provider: Page, { fullName, email }: { fullName: string; email: string }): Promise<void> {
  await provider.getByLabel('Name').fill(fullName);
  await provider.getByLabel('Email', { exact: true }).fill(email);
  await provider.getByRole('button', { name: 'Continue' }).click();
}

/** Presses the button that asks who one is, and answers the provider as this person. */
async function confirmAs(page: Page, person: { fullName: string; email: string }): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm with my other account' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), confirm.click()]);
  await Promise.all([opened.waitForEvent('close'), beSomebody(opened, person)]);
}

/** From the window through the steps to the app, without a password. The PIN asks the provider once more, or is left for later. */
async function signUp(page: Page, who: Person, { pin }: { pin: boolean }): Promise<void> {
  await page.goto('/login');
  const provider = await openProvider(page);
  await expect(page.getByText('Finish in the window that just opened')).toBeVisible();
  await Promise.all([provider.waitForEvent('close'), beSomebody(provider, who)]);

  await expect(page).toHaveURL('/signup/user-info');
  await expect(page.getByLabel('Full name')).toHaveValue(who.fullName);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByLabel('Username').fill(who.username);
  await goOn(page);
  await chooseCity(page, 'Ikej', /Ikeja/);
  await goOn(page);
  await expect(page.getByLabel('Email')).toHaveValue(who.email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await page.getByLabel('Phone number').fill(who.localPhone);
  await goOn(page);
  await giveCode(page, await codeSentTo(who.phone, 'sms'));
  if (pin) {
    await choosePin(page, who.pin);
    await confirmAs(page, who);
    await expectToast(page, 'Your PIN is set');
  } else await page.getByRole('button', { name: 'Do this later' }).click();
  await expectDashboard(page, who.firstName);
}

test('somebody new signs up through the window without choosing a password, and comes back the same way', async ({ page }) => {
  const bisi = newcomer('Bisi Akande');
  await signUp(page, bisi, { pin: true });
  await signOut(page);
  const again = await openProvider(page);
  await Promise.all([again.waitForEvent('close'), again.getByRole('button', { name: bisi.email }).click()]);
  await expectDashboard(page, 'Bisi');
});

test('whoever has no password shows through the window that it is them, before their name is changed', async ({ page }) => {
  const ify = newcomer('Ify Eze');
  await signUp(page, ify, { pin: false });
  await page.goto('/settings/account-information');
  await page.getByLabel('Full name').fill('Ifeoma Eze');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await confirmAs(page, newcomer('Mallory Okon'));
  await expectToast(page, 'That is another account. Please choose the one that you sign in with here.');
  await confirmAs(page, ify);
  await expectToast(page, 'Saved');
  await expect(page.getByLabel('Full name')).toHaveValue('Ifeoma Eze');
});

test('a closed window, or Cancel at the provider, changes nothing and is answered calmly', async ({ page }) => {
  await page.goto('/login');
  await (await openProvider(page)).close();
  await expect(page.getByText('The sign-in window was closed. Nothing happened')).toBeVisible();

  const provider = await openProvider(page);
  await Promise.all([provider.waitForEvent('close'), provider.getByRole('button', { name: 'Cancel' }).click()]);
  await expect(page.getByText('You stopped the sign-in with your other account')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('where windows are blocked, the whole page goes to the provider and comes back', async ({ page }) => {
  const uche = newcomer('Uche Nwosu');
  await page.addInitScript('window.open = () => null');
  await page.goto('/login');
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You stopped the sign-in with your other account')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign in' }).click();

  await start(page).click();
  await beSomebody(page, uche);
  await expect(page.getByLabel('Full name')).toHaveValue(uche.fullName);
  expect(page.url(), 'the ticket is nowhere in the address').not.toContain('ticket');
});

test('an email that has a password account is linked only after its password', async ({ page, member }) => {
  await page.goto('/login');
  const provider = await openProvider(page);
  await Promise.all([provider.waitForEvent('close'), beSomebody(provider, member)]);
  await expect(page.getByRole('heading', { name: 'One account for both' })).toBeVisible();
  await expect(page.getByLabel('Account')).toHaveValue(member.email);

  await page.getByLabel('Password', { exact: true }).fill('not her password');
  await page.getByRole('button', { name: 'Sign in and connect' }).click();
  await expect(page.getByText(/^Those sign-in details do not match/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in and connect' }).click();
  await expectDashboard(page, member.firstName);

  await signOut(page);
  const again = await openProvider(page);
  await Promise.all([again.waitForEvent('close'), again.getByRole('button', { name: member.email }).click()]);
  await expectDashboard(page, member.firstName);
});

test('a ticket that this browser never asked for signs nobody in', async ({ page, member }) => {
  await page.goto('/login/federated#ticket=somebody-elses-ticket-that-is-long-enough');
  await expect(page.getByText('was not started in this browser')).toBeVisible();
  await enterByForm(page, member);
});
