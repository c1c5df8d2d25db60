import { type BrowserContext, test as base, expect } from '@playwright/test';
import { newMember, type Person } from './people.ts';
import { newAddress } from './visitors.ts';

type Journey = {
  /** Opens another person’s browser: own cookies, own storage, own address. */
  newBrowser(): Promise<BrowserContext>;
  /** The small screen, with its bar at the bottom. */
  isPhone: boolean;
  /** A Nigerian with a verified phone and a PIN, whom nobody else in this run uses. */
  member: Person;
};

type JourneyOptions = {
  /** True for a browser in which the cookie question and the first cards are still unanswered. */
  firstVisit: boolean;
  /** Part of the story is that a page breaks: what the browser says about it is no surprise. */
  breaks: boolean;
};

/** A page at the product’s front door. The test fails when any page logs an error or throws one. */
export const test = base.extend<Journey & JourneyOptions>({
  firstVisit: [false, { option: true }],
  breaks: [false, { option: true }],

  baseURL: async ({ baseURL: _ }, use) => use(process.env.E2E_ORIGIN),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
  isPhone: async ({}, use, { project }) => use(project.name === 'phone'),

  context: async ({ context, firstVisit, breaks }, use) => {
    await prepare(context, firstVisit);
    const complaints = listen(context);
    await use(context);
    if (!breaks) expect(complaints, 'what the browser complained about').toEqual([]);
  },

  newBrowser: async ({ browser, contextOptions, viewport, baseURL, serviceWorkers, firstVisit }, use) => {
    const opened: BrowserContext[] = [];
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        serviceWorkers,
        ...(baseURL ? { baseURL } : {}),
      });
      await prepare(context, firstVisit);
      opened.push(context);
      complaints.push(listen(context));
      return context;
    });
    for (const context of opened) await context.close();
    expect(complaints.flat(), 'what the other browsers complained about').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
  member: async ({}, use) => use(await newMember('Amina Bello')),
});

export { expect };

/** Not every journey is about the cookie question and the first cards: they are answered, as a person would have. */
async function prepare(context: BrowserContext, firstVisit: boolean): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
  if (firstVisit) return;
  await context.addCookies([{ name: '__allowCookie', value: '0', url: process.env.E2E_ORIGIN ?? '' }]);
  // The page alone: the frame of a document that the browser draws has no store.
  await context.addInitScript({
    content: `if (window === top && location.origin === '${process.env.E2E_ORIGIN}' && !localStorage.getItem('waybill.ui'))
      localStorage.setItem('waybill.ui', '{"onboardingSeen":true}');`,
  });
}

/** A refused call is logged by the browser itself and is often the point of the journey; anything else is not. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    // The recorder of traces fetches the previews of pictures, which pages may show but not fetch.
    const isExpected = /^Failed to load resource|^Connecting to 'blob:/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  return complaints;
}
