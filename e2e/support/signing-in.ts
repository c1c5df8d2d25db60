import type { Page } from '@playwright/test';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expect } from './journey.ts';
import type { Person } from './people.ts';

type Member = Pick<Person, 'username' | 'password' | 'firstName'>;

/** The business of the demo. */
export const swiftlane: Member = { username: 'swiftlane', password: demoPassword, firstName: 'Swiftlane' };

/** Types into whatever sign-in form the page shows. */
export async function fillSignIn(page: Page, identifier: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('Email, username or phone').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, identifier: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, identifier, password);
}

/** Signs in as a person does, and waits for the dashboard: for stories about signing in and about sessions. */
export async function enterByForm(page: Page, { username, password, firstName }: Member): Promise<void> {
  await signIn(page, username, password);
  await expectDashboard(page, firstName);
}

/**
 * Signed in before the story begins, at the page where it does: by the call that the form makes, into the cookies of this browser.
 * The first page then renews the session once. Without an address it is the dashboard, and stands there.
 */
export async function enter(page: Page, { username, password, firstName }: Member, address?: string): Promise<SignedIn> {
  const answer = await page.request.post('/api/auth/sign-in', { data: { identifier: username, password } });
  expect(answer.status()).toBe(200);
  const session: SignedIn = await answer.json();
  // The app asks the server who is here only where it remembers that somebody is; any page of the origin can be told so.
  await page.goto('/api/health');
  await page.evaluate(`localStorage.setItem('waybill.signed-in', '1')`);
  await page.goto(address ?? '/');
  if (address === undefined) await expectDashboard(page, firstName);
  return session;
}

export async function expectDashboard(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Good (morning|afternoon|evening), ${firstName}`));
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
}
