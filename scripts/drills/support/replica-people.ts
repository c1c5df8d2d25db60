import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPost } from '@waybill/contract/timeline/create-post';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { getStatement } from '@waybill/contract/wallet/get-statement';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import type { Visitor } from '../../../apps/api/tests/support/visitor.ts';

/** What people saw, as long as they looked. */
export type Seen = {
  posts: number;
  ownPostsMissed: number;
  balances: number;
  balancesGoneBack: number;
  failed: number;
  /** How old the newest post was that somebody saw who has written nothing, in milliseconds. */
  readonly agesForStrangers: number[];
};

export const nothingSeen = (): Seen => ({
  posts: 0,
  ownPostsMissed: 0,
  balances: 0,
  balancesGoneBack: 0,
  failed: 0,
  agesForStrangers: [],
});

export type Street = { readonly seen: () => Seen; readonly acknowledgedAt: Map<string, number>; readonly isOver: () => boolean };

/** Writes a post, and looks for it at once, at every node. */
export async function writeAndLook(browser: Visitor, { seen, acknowledgedAt, isOver }: Street, restMs: number): Promise<void> {
  while (!isOver()) {
    await counted(seen(), async () => {
      const body = { message: `Drill ${randomUUID()}` };
      const { result } = await browser.call(createPost, { body, idempotencyKey: randomUUID() });
      acknowledgedAt.set(result.id, Date.now());
      seen().posts += 1;
      for (let looks = 0; looks < 2; looks += 1)
        if (!(await feedOf(browser)).includes(result.id)) {
          seen().ownPostsMissed += 1;
          return;
        }
    });
    await sleep(restMs);
  }
}

/** Opens the feed without having written anything: every time as somebody new. */
export async function lookAsStranger(newBrowser: () => Visitor, { seen, acknowledgedAt, isOver }: Street): Promise<void> {
  while (!isOver()) {
    await counted(seen(), async () => {
      const ids = await feedOf(newBrowser());
      const newest = Math.max(...ids.map((id) => acknowledgedAt.get(id) ?? 0));
      if (newest > 0) seen().agesForStrangers.push(Date.now() - newest);
    });
    await sleep(300);
  }
}

/** Looks at a wallet into which money comes all the time, and at its statement: what was there stays there. */
export async function lookAtMoney(browser: Visitor, { seen, isOver }: Street, restMs: number): Promise<void> {
  let last = 0;
  const see = (balance: number) => {
    seen().balances += 1;
    if (balance < last) seen().balancesGoneBack += 1;
    last = balance;
  };
  while (!isOver()) {
    await counted(seen(), async () => {
      for (let looks = 0; looks < 2; looks += 1)
        see((await browser.call(getWallets, {})).result.wallets.find(({ currency }) => currency === 'NGN')?.balance ?? 0);
      see(await closingBalance(browser));
    });
    await sleep(restMs);
  }
}

async function feedOf(browser: Visitor): Promise<readonly string[]> {
  const { items } = (await browser.call(listTimeline, { query: { limit: 50 } })).result;
  return items.map(({ id }) => id);
}

async function closingBalance(browser: Visitor): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const query = { format: 'csv', currency: 'NGN', startDate: today, endDate: today, timeZone: 'UTC' };
  const answer = await browser.open(getStatement, { query });
  const text = await answer.text();
  const closing = /"Closing balance".*"(-?[\d.]+)"/.exec(text)?.[1];
  if (!answer.ok || closing === undefined) throw new Error(`A statement failed with ${answer.status}: ${text.slice(0, 300)}`);
  return Number(closing);
}

async function counted(seen: Seen, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (seen.failed === 0) console.error(`  The first that failed: ${error instanceof Error ? error.message : String(error)}`);
    seen.failed += 1;
  }
}
