import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoId } from '../apps/api/src/demo/demo-id.ts';
import { demoPassword } from '../apps/api/src/demo/people.ts';
import startProduct from '../e2e/support/start-product.ts';
import { findChromium } from './chromium.ts';
import { buildWebApp } from './web-build.ts';

const folder = path.resolve(import.meta.dirname, '../docs/screenshots');
const mostBytes = 150_000;

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 },
} as const;

type Shot = {
  readonly name: string;
  readonly on: keyof typeof screens;
  readonly in: 'light' | 'dark';
  /** The viewer’s username; left out for a page that needs no sign-in. */
  readonly as?: string;
  readonly at: string | ((context: BrowserContext) => Promise<string>);
  /** The text that has to be there before the picture is taken. */
  readonly shows: string | RegExp;
  /** Whether that text is further down. */
  readonly isBelow?: true;
};

const chatWith = (username: string) => `/messages/chat?userId=${demoId('usr', username)}`;

/** The pictures in the README. */
const shots: readonly Shot[] = [
  { name: 'dashboard', on: 'desk', in: 'light', as: 'adaeze', at: '/', shows: /Good (morning|afternoon|evening), Adaeze/ },
  {
    name: 'timeline',
    on: 'phone',
    in: 'light',
    as: 'tunde',
    at: '/timeline',
    shows: 'Books for the school in Jos',
    isBelow: true,
  },
  { name: 'orders', on: 'phone', in: 'light', as: 'adaeze', at: '/orders', shows: /Maitama|Abuja/ },
  { name: 'tracking', on: 'phone', in: 'light', at: onTheRoad, shows: /On the way|In transit/i },
  { name: 'chat', on: 'phone', in: 'dark', as: 'adaeze', at: chatWith('tunde'), shows: 'I am at the gate in Wuse' },
  { name: 'wallet', on: 'phone', in: 'dark', as: 'tunde', at: '/wallet/ng', shows: 'Top-up by card' },
  {
    name: 'timeline-desk',
    on: 'desk',
    in: 'dark',
    as: 'tunde',
    at: '/timeline',
    shows: 'Books for the school in Jos',
    isBelow: true,
  },
  { name: 'notifications', on: 'phone', in: 'light', as: 'tunde', at: '/notifications', shows: /Adaeze|wallet/ },
  { name: 'console', on: 'desk', in: 'light', as: 'ops.amaka', at: '/ops', shows: /Identity|Checks|Papers/i },
  {
    name: 'console-documents',
    on: 'desk',
    in: 'dark',
    as: 'ops.femi',
    at: `/ops/kyc/${demoId('kyc', 'ibrahim')}`,
    shows: 'Ibrahim Musa Danladi',
  },
];

/** Takes the pictures of the README anew from a demo of their own: `npm run screenshots`, or some of them by their names. */
async function main(wanted: readonly string[]): Promise<void> {
  await buildWebApp();
  const stop = await startProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    mkdirSync(folder, { recursive: true });
    for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      await take(browser, shot).catch((error: unknown) => {
        // The others are worth taking all the same.
        console.error(`  ${shot.name} was not taken:`, error);
        process.exitCode = 1;
      });
  } finally {
    await browser.close();
    await stop();
  }
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    ...screens[shot.on],
    baseURL: process.env.E2E_ORIGIN ?? '',
    colorScheme: shot.in,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await context.addCookies([{ name: '__allowCookie', value: '0', url: process.env.E2E_ORIGIN ?? '' }]);
    if (shot.as) await enter(page, shot.as);
    await page.goto(typeof shot.at === 'string' ? shot.at : await shot.at(context));
    const awaited = page.getByText(shot.shows).filter({ visible: true }).first();
    await awaited.waitFor();
    if (shot.isBelow) await awaited.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settle(page);
    await keep(shot.name, await page.screenshot());
  } finally {
    await context.close();
  }
}

/** Signed in by the call that the form makes. */
async function enter(page: Page, identifier: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in', { data: { identifier, password: demoPassword } });
  if (!answer.ok()) throw new Error(`${identifier} could not sign in: ${answer.status()}`);
  if (identifier.startsWith('ops.')) await showSecondFactor(page, identifier, (await answer.json()) as { accessToken: string });
  await page.goto('/api/health');
  await page.evaluate(`localStorage.setItem('waybill.signed-in', '1');
    localStorage.setItem('waybill.ui', '{"balanceVisible":true,"sidebarOpen":true,"onboardingSeen":true}')`);
}

/** With the code that the sandbox shows for them. */
async function showSecondFactor(page: Page, account: string, { accessToken }: { accessToken: string }): Promise<void> {
  const shown = await page.request.get(`${process.env.E2E_SANDBOX}/sandbox/api/authenticator`);
  const { codes } = (await shown.json()) as { codes: readonly { account: string; code: string }[] };
  const answer = await page.request.post('/api/auth/second-factor', {
    data: { code: codes.find((entry) => entry.account === account)?.code },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (!answer.ok()) throw new Error(`${account} could not show a second factor: ${answer.status()}`);
}

/** The number of a parcel that is under way. */
async function onTheRoad(context: BrowserContext): Promise<string> {
  const signedIn = await context.request.post('/api/auth/sign-in', { data: { identifier: 'adaeze', password: demoPassword } });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const answer = await context.request.get('/api/orders?status=3', { headers: { authorization: `Bearer ${accessToken}` } });
  const { items } = (await answer.json()) as { items: readonly { trackingId: string }[] };
  await context.clearCookies({ name: /^(?!__allowCookie)/ });
  return `/track/${items[0]?.trackingId ?? ''}`;
}

/** Until the pictures in sight are painted and the fonts are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  // Pictures out of sight are not fetched: waiting for them would never end.
  await page.evaluate(`document.fonts.ready.then(() => Promise.all([...document.images]
    .filter((image) => { const { top, bottom } = image.getBoundingClientRect(); return bottom > 0 && top < innerHeight; })
    .map((image) => Promise.race([image.decode().catch(() => undefined), new Promise((done) => setTimeout(done, 3000))]))))`);
  await page.waitForTimeout(600);
}

async function keep(name: string, png: Buffer): Promise<void> {
  for (const quality of [86, 76, 64, 50]) {
    const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > mostBytes) continue;
    writeFileSync(path.join(folder, `${name}.webp`), bytes);
    console.log(`  docs/screenshots/${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
    return;
  }
  throw new Error(`${name} does not fit into ${mostBytes} bytes`);
}

await main(process.argv.slice(2));
