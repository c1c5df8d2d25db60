import { type BrowserContext, chromium } from '@playwright/test';
import { createApiClient } from '@waybill/client/api-client';
import { listRooms } from '@waybill/contract/chat/list-rooms';
import { listOrders } from '@waybill/contract/orders/list-orders';
import lighthouse from 'lighthouse';
import * as z from 'zod';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { chromiumVersion, findBareChromium } from '../../scripts/chromium.ts';
import { buildWebApp } from '../../scripts/web-build.ts';
import { openHouse } from '../support/house.ts';
import { median, type Scenario, sized, verdict, verdictAtMost } from '../support/scenario.ts';
import { watchTakenTime } from '../support/taken-time.ts';

const runs = sized(3, 1);
// A run from which the machine’s host took more than this tells of the host. It is made again, but not for ever.
const mostTaken = 0.05;
const mostRuns = sized(9, 1);
const performanceGoal = 97;
const loginGoal = 98;
const mostLost = 3;
const flawless = ['accessibility', 'best-practices', 'seo'] as const;

/** The places people are in most, in front of the app and inside; `{room}` is a chat of hers, `{order}` an order. */
const pages = [
  { address: '/login', isInside: false },
  { address: '/track', isInside: false },
  { address: '/dashboard', isInside: true },
  { address: '/timeline', isInside: true },
  { address: '/wallet/ng', isInside: true },
  { address: '/orders', isInside: true },
  { address: '/orders?popup=order-details&popup.orderId={order}', isInside: true },
  { address: '/messages/chat?roomId={room}', isInside: true },
  { address: '/profile', isInside: true },
] as const;

type Page = (typeof pages)[number];
type Scores = { readonly performance: number; readonly others: Readonly<Record<string, number>> };
type Run = { readonly scores: Scores; readonly taken: number };

/**
 * Lighthouse (mobile) of the demo as it is served: each page on a first visit, signed in where it takes that. It slows the
 * processor down four times, which stands for a phone on a machine of 1500 to 2000; server and database share ours.
 *
 * With BASELINE=/path/to/another/checkout, built and with its packages, each run here is followed by one there, and no page may
 * lose more than three points against it.
 */
export const scenario: Scenario = async () => {
  // The tests have built it already.
  if (sized(true, false)) await buildWebApp();
  const browser = findBareChromium();
  console.log(`  ${chromiumVersion(browser)}, ${browser}`);
  const baselineTree = process.env.BASELINE;
  const house = await openHouse();
  const baseline = baselineTree ? await openHouse({}, { tree: baselineTree }) : undefined;
  let isGood = true;
  try {
    for (const page of pages.slice(0, sized(pages.length, 1))) {
      const [results, before] = await measureInPeace(page, [house.origin, ...(baseline ? [baseline.origin] : [])]);
      const performance = median(performances(page, results));
      const goal = page.address === '/login' ? loginGoal : performanceGoal;
      isGood = verdict(`${page.address}, performance`, performance, goal) && isGood;
      for (const name of flawless) {
        const worst = Math.min(...(results ?? []).map(({ others }) => others[name] ?? 0));
        isGood = verdict(`${page.address}, ${name}`, worst, 100) && isGood;
      }
      if (!before) continue;
      const lost = median(performances(page, before, ' in the baseline')) - performance;
      isGood = verdictAtMost(`${page.address}, points lost`, lost, mostLost + 1) && isGood;
    }
    return isGood;
  } finally {
    await baseline?.close();
    await house.close();
  }
};

function performances({ address }: Page, results: readonly Scores[] = [], where = ''): number[] {
  const all = results.map(({ performance }) => performance);
  console.log(`  performance of ${address}${where}: ${all.join(', ')}`);
  return all;
}

/** For each origin the runs in which most of the machine was ours, made in turns so that all of them meet the same machine. */
async function measureInPeace(page: Page, origins: readonly string[]): Promise<Scores[][]> {
  const measured = origins.map((origin) => ({ origin, runs: [] as Run[] }));
  const inPeace = (all: readonly Run[]) => all.filter(({ taken }) => taken <= mostTaken).length;
  const isWanting = (all: readonly Run[]) => inPeace(all) < runs && all.length < mostRuns;
  while (measured.some((one) => isWanting(one.runs)))
    for (const one of measured) one.runs.push(await measureOnce(page, one.origin));
  if (measured.some((one) => inPeace(one.runs) < runs))
    console.log('  The host was busy all the time: these are the quietest runs.');
  return measured.map((one) =>
    one.runs
      .sort((first, second) => first.taken - second.taken)
      .slice(0, runs)
      .map(({ scores }) => scores),
  );
}

async function measureOnce({ address, isInside }: Page, origin: string): Promise<Run> {
  const takenSince = watchTakenTime();
  const scores = await measureFresh(origin, address, isInside);
  const taken = takenSince();
  if (taken > mostTaken)
    console.log(`  performance ${scores.performance}, but ${Math.round(taken * 100)} % was taken by the host`);
  return { scores, taken };
}

/** In a browser of its own: nothing is cached, and one sign-in is used once. */
async function measureFresh(origin: string, address: string, isInside: boolean): Promise<Scores> {
  const port = await freePort();
  // Lighthouse looks at the browser’s own context, so that is where somebody has to be signed in.
  const browser = await chromium.launchPersistentContext('', {
    executablePath: findBareChromium(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    const { room, order } = isInside ? await signIn(browser, origin) : { room: '', order: '' };
    return await measure(origin + address.replace('{room}', room).replace('{order}', order), port);
  } finally {
    await browser.close();
  }
}

/** As the app finds somebody who was here before: the cookie of the session, and the memory that there is one. */
async function signIn(browser: BrowserContext, origin: string): Promise<{ room: string; order: string }> {
  const answer = await browser.request.post(`${origin}/api/auth/sign-in`, {
    data: { identifier: 'adaeze', password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`Signing in was refused: ${answer.status()}`);
  const { accessToken } = z.object({ accessToken: z.string() }).parse(await answer.json());
  await browser.addCookies([{ name: '__allowCookie', value: '0', url: origin }]);
  const page = await browser.newPage();
  await page.goto(`${origin}/api/health`);
  await page.evaluate(`localStorage.setItem('waybill.signed-in', '1');
    localStorage.setItem('waybill.ui', '{"onboardingSeen":true}')`);
  await page.close();
  const client = createApiClient({ origin, accessToken: async () => accessToken });
  const [room] = (await client.call(listRooms, { query: {} })).items;
  const [order] = (await client.call(listOrders, { query: {} })).items;
  if (!room || !order) throw new Error('The demo has no chat or no order');
  return { room: room.id, order: order.id };
}

async function measure(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    onlyCategories: ['performance', ...flawless],
    // Whoever is signed in stays signed in; the browser is new all the same.
    disableStorageReset: true,
  });
  if (!result) throw new Error('Lighthouse gave no answer');
  const { categories, audits, environment, finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const shown = (name: string) => audits[name]?.displayValue ?? '–';
  console.log(
    `  FCP ${shown('first-contentful-paint')}, LCP ${shown('largest-contentful-paint')}, TBT ${shown('total-blocking-time')}, CLS ${shown('cumulative-layout-shift')}; machine ${Math.round(environment.benchmarkIndex)}`,
  );
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  for (const name of flawless) {
    const failed = (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    for (const { id } of failed) console.log(`  ${name}: ${id}, ${audits[id]?.title}`);
  }
  return { performance: scoreOf('performance'), others: Object.fromEntries(flawless.map((name) => [name, scoreOf(name)])) };
}
