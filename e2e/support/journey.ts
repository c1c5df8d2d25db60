import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/demo/people.ts';

type Journey = {
  /** Somebody else's browser: own cookies, own storage, own address. */
  newBrowser(): Promise<BrowserContext>;
};

/** A page at the product's front door. The test fails when the page logs an error or throws one. */
export const test = base.extend<Journey>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.E2E_ORIGIN),

  context: async ({ context }, use) => {
    await prepare(context);
    const complaints = listen(context);
    await use(context);
    expect(complaints, 'what the browser complained about').toEqual([]);
  },

  newBrowser: async ({ browser, contextOptions, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        ...(process.env.E2E_ORIGIN ? { baseURL: process.env.E2E_ORIGIN } : {}),
      });
      await prepare(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

let visitors = 0;

/** Not every journey is about the cookie question and the first cards: they are answered, as a person would have. */
async function prepare(context: BrowserContext): Promise<void> {
  visitors += 1;
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${process.pid % 256}.${Math.floor(visitors / 256)}.${visitors % 256}`,
  });
  await context.addCookies([{ name: '__allowCookie', value: '0', url: process.env.E2E_ORIGIN ?? '' }]);
}

/** A refused call is logged by the browser itself and is often the point of the journey; anything else is not. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  return complaints;
}

export async function signIn(page: Page, identifier: string, password: string = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail, username or phone').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

let people = 0;

/** Details nobody else in this run has. */
export function newcomer(name: string) {
  people += 1;
  const tag = `${Date.now().toString(36)}${process.pid}${people}`;
  const digits = String((Date.now() * 13 + process.pid * 7 + people * 104_729) % 100_000_000).padStart(8, '0');
  return {
    fullName: name,
    username: `p${tag}`,
    email: `p${tag}@mail.example`,
    localPhone: `080${digits}`,
    phone: `+23480${digits}`,
    password: 'mango tree by the park',
  };
}
