import type { Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { expect } from './journey.ts';
import type { Person } from './people.ts';

/** Types into whatever sign-in form the page shows. */
export async function fillSignIn(page: Page, identifier: string, password: string = demoPassword): Promise<void> {
  await page.getByLabel('E-mail, username or phone').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signIn(page: Page, identifier: string, password?: string): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, identifier, password);
}

/** Signs in and waits for the dashboard. */
export async function enter(page: Page, { username, password, firstName }: Person): Promise<void> {
  await signIn(page, username, password);
  await expectDashboard(page, firstName);
}

export async function expectDashboard(page: Page, firstName: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Good (morning|afternoon|evening), ${firstName}`));
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
}
