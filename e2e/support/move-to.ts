import type { Page } from '@playwright/test';

/** Goes on inside the app, as a link does: nothing is fetched again that is there. The caller waits for what the address shows. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`);
}
