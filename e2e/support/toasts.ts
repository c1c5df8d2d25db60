import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Expects a toast; it may be gone a moment later. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const toasts = page.getByRole('region', { name: 'Messages from the app' }).getByRole('listitem');
  await expect(toasts.filter({ hasText: text })).toBeVisible();
}
