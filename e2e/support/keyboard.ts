import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Presses Tab until the focus is there, as somebody without a mouse does; every stop on the way must show. */
export async function tabTo(page: Page, goal: Locator, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(goal)) return;
  }
  throw new Error(`The focus did not reach ${goal} in ${most} steps`);
}

async function isFocused(goal: Locator): Promise<boolean> {
  return (await goal.and(goal.page().locator(':focus')).count()) > 0;
}

/** Expects the focused element to look different: compared as pictures, however it is drawn. */
export async function expectVisibleFocus(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeFocused();
  const box = await goal.boundingBox();
  if (!box) throw new Error(`${goal} is not on the page`);
  const clip = { x: Math.max(0, box.x - 6), y: Math.max(0, box.y - 6), width: box.width + 12, height: box.height + 12 };
  const focused = await page.screenshot({ clip, animations: 'disabled' });
  await goal.blur();
  const blurred = await page.screenshot({ clip, animations: 'disabled' });
  expect(focused.equals(blurred), `the focus on ${goal} can be seen`).toBe(false);
  await goal.focus();
}
