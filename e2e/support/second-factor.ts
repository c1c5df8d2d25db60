import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { codeAt } from '../../apps/sandbox/src/providers/authenticator/totp.ts';
import { expect } from './journey.ts';

const stepMs = 30_000;

/** A phone with an authenticator app. Each code works once, so it never shows one twice. */
export type Authenticator = { readonly nextCode: () => Promise<string> };

export function authenticatorWith(secret: string): Authenticator {
  let last = 0;
  return {
    async nextCode() {
      const now = Math.floor(Date.now() / stepMs);
      const step = Math.max(now, last + 1);
      // The next half minute counts already; for the one after it one has to wait.
      if (step > now + 1) await sleep((step - 1) * stepMs - Date.now());
      last = step;
      return codeAt(secret, step * stepMs).code;
    },
  };
}

/** At the door of the console: types what the phone shows. */
export async function showSecondFactor(page: Page, { authenticator }: { readonly authenticator: Authenticator }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your second factor' })).toBeVisible();
  await page.getByLabel('Code of your authenticator app').fill(await authenticator.nextCode());
}
