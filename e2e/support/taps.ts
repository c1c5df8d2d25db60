import type { Page } from '@playwright/test';

/** Counts what a finger presses on this page from now on. Typing is no press: a phone puts its keyboard where the question is. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    'globalThis.taps = 0; addEventListener("pointerdown", () => { globalThis.taps += 1; }, { capture: true });',
  );
  return () => page.evaluate<number>('globalThis.taps');
}
