import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Person } from './people.ts';

/** The stamp lands, then the next step opens by itself. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByText('Account created')).toBeVisible();
}

/** Twice, as the page asks: once to choose it, once to be sure of it. A first one takes the password, too. */
export async function choosePin(page: Page, pin: string, password?: string): Promise<void> {
  await page.getByLabel('Choose a PIN').fill(pin);
  await page.getByLabel('Enter it again').fill(pin);
  if (password === undefined) return;
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function chooseCity(page: Page, typed: string, city: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'City' }).fill(typed);
  await page.getByRole('option', { name: city }).click();
}

/** The first part of signing up. Leaving the name suggests a username, and another one is put in its place. */
export async function introduce(page: Page, { fullName, username }: Pick<Person, 'fullName' | 'username'>): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Username').focus();
  await expect(page.getByLabel('Username')).not.toBeEmpty();
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText(`@${username} is free`)).toBeVisible();
  await goOn(page);
}
