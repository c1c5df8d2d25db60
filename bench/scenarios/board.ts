import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { chromiumVersion, findBareChromium } from '../../scripts/chromium.ts';
import { buildWebApp } from '../../scripts/web-build.ts';
import { type House, openHouse } from '../support/house.ts';
import { median, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { seedBoard } from '../support/seed-board.ts';

const busy = sized({ riders: 200, orders: 2_000 }, { riders: 20, orders: 100 });
const rounds = sized(7, 1);
// A tablet at a counter, of a machine that is much faster.
const slowdown = 4;
const mostTimes = 2;
const mostElements = 2_500;

type Board = {
  /** Of the processor in a press of a dispatcher’s hands, in milliseconds. */
  readonly press: number;
  readonly refresh: number;
  readonly longest: number;
  readonly elements: number;
  readonly rows: number;
};

/**
 * What the hands of a dispatcher cost on the board of a busy day, times the same on a quiet one: moving from row to row, choosing,
 * searching for a number letter by letter. The product, its database and a browser slowed down four times share the machine.
 */
export const scenario: Scenario = async () => {
  if (sized(true, false)) await buildWebApp();
  const executablePath = findBareChromium();
  console.log(`  ${chromiumVersion(executablePath)}, ${slowdown} times slower than this machine`);
  const house = await openHouse();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await signIn(context, house);
    const quiet = await measure(context, house);
    print('a quiet day', quiet);
    const db = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
    await seedBoard(db, busy).finally(() => db.end());
    const full = await measure(context, house);
    print(`${busy.orders} parcels, ${busy.riders} riders`, full);
    const isSmooth = verdictAtMost('a press on a busy day, times one on a quiet day', full.press / quiet.press, mostTimes);
    return verdictAtMost('elements on the page of a busy day', full.elements, mostElements) && isSmooth;
  } finally {
    await browser.close();
    await house.close();
  }
};

function print(what: string, { press, refresh, longest, elements, rows }: Board): void {
  console.log(
    `  ${what.padEnd(26)} ${press.toFixed(1)} ms a press, ${refresh.toFixed(0)} ms a refresh (longest task ${longest.toFixed(0)} ms), ${rows} rows, ${elements} elements`,
  );
}

async function signIn(context: BrowserContext, { origin }: House): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/sign-in`, {
    data: { identifier: 'swiftlane', password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`Signing in was refused: ${answer.status()}`);
  await context.addCookies([{ name: '__allowCookie', value: '0', url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/api/health`);
  await page.evaluate(`localStorage.setItem('waybill.signed-in', '1');
    localStorage.setItem('waybill.ui', '{"onboardingSeen":true}')`);
  await page.close();
}

async function measure(context: BrowserContext, { origin }: House): Promise<Board> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(`globalThis.tasks = [];
    new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });`);
  await page.goto(`${origin}/business/board`);
  await page.getByRole('list', { name: 'Parcels' }).waitFor();
  await page.locator('.map-ground').waitFor();
  const presses: number[] = [];
  const refreshes: number[] = [];
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    presses.push((await timeOf(session, page, () => press(page))) / pressesARound);
    await page.evaluate('globalThis.tasks.length = 0');
    refreshes.push(await timeOf(session, page, () => refresh(page)));
    longest = Math.max(longest, await page.evaluate<number>('Math.max(0, ...globalThis.tasks)'));
  }
  const board = {
    press: median(presses),
    refresh: median(refreshes),
    longest,
    elements: await page.evaluate<number>(`document.querySelectorAll('*').length`),
    rows: await page.getByRole('list', { name: 'Parcels' }).getByRole('listitem').count(),
  };
  await page.close();
  return board;
}

/** How long the page was at work for it, until it rests. */
async function timeOf(session: CDPSession, page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(300);
  const before = await workedMs(session);
  await act();
  await page.waitForTimeout(300);
  return (await workedMs(session)) - before;
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const searched = 'yaba 7';
const moves = ['ArrowDown', 'ArrowDown', 'PageDown', 'x', 'ArrowUp', 'x', 'Home'] as const;
const pressesARound = searched.length * 2 + moves.length;

async function press(page: Page): Promise<void> {
  const parcels = page.getByRole('list', { name: 'Parcels' });
  await parcels.locator('[data-row-active] [data-row-focus]').focus();
  for (const key of moves) await page.keyboard.press(key);
  await page.getByRole('searchbox', { name: 'Number, name or place' }).focus();
  await page.keyboard.type(searched);
  for (const _ of searched) await page.keyboard.press('Backspace');
}

/** As when the network is back: the whole board is asked for. */
async function refresh(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/business/board'));
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await (await answered).finished();
}
