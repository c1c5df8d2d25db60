import { signIn } from '@waybill/contract/identity/sign-in';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { getMoneyFlow } from '@waybill/contract/wallet/get-money-flow';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../../src/demo/fill-demo.ts';
import { demoPassword } from '../../src/demo/people.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { readStatement } from '../../src/modules/wallet/statement/statement-rows.ts';
import { expectBooksToBeRight } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('the demo', () => {
  beforeAll(async () => {
    const second = await world.startNode();
    await Promise.all([fillDemo(world.node.context), fillDemo(second.context)]);
  });
  afterAll(() => expectBooksToBeRight(world));

  async function signedIn(identifier: string) {
    const visitor = world.visitor();
    const { result } = await visitor.call(signIn, { body: { identifier, password: demoPassword } });
    visitor.actAs(result);
    return { visitor, id: result.userId };
  }

  it('is filled once, by whichever of two nodes comes first, and never again', async () => {
    const count = async () => {
      const [row] = await world.db<{ lines: number; moves: number }[]>`
        select (select count(*)::int from wallet_transaction) as lines, (select count(*)::int from ledger_move) as moves`;
      return row;
    };
    const before = await count();
    expect(before?.lines).toBeGreaterThan(25);
    expect(await fillDemo(world.node.context)).toBe(false);
    expect(await count()).toEqual(before);
  });

  it.each([
    ['adaeze', [['NGN', 60_625]], 4],
    [
      'tunde',
      [
        ['NGN', 42_999.5],
        ['USD', 45],
      ],
      10,
    ],
    ['swiftlane', [['NGN', 973_750]], 50],
    ['maria', [['USD', 189.25]], 5],
  ])('gives %s a balance that the books can prove', async (username, balances, credits) => {
    const { visitor } = await signedIn(username);
    const { result } = await visitor.call(getWallets);
    expect(result.wallets.map(({ currency, balance }) => [currency, balance])).toEqual(balances);
    expect(result.credits).toBe(credits);
    expect(result.payoutLeftToday).toEqual({ NGN: 1_000_000, USD: 2000 });
  });

  it('has a history of weeks, a chart with bars and a statement that says the same', async () => {
    const { visitor, id } = await signedIn('tunde');
    const { items } = (await visitor.call(listTransactions, { query: { currency: 'NGN' } })).result;
    expect(items).toHaveLength(8);
    const ages = items.map(({ dateCreated }) => Math.round((Date.now() - Date.parse(dateCreated)) / 86_400_000));
    expect([ages[0], ages.at(-1)]).toEqual([expect.toSatisfy((age) => age <= 4), expect.toSatisfy((age) => age >= 43)]);
    const { days } = (await visitor.call(getMoneyFlow, { query: { currency: 'NGN', days: 30 } })).result;
    expect(days.filter(({ moneyIn, moneyOut }) => moneyIn + moneyOut > 0).length).toBeGreaterThanOrEqual(4);
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const weeks = await readStatement(world.db, id, 'NGN', { startDate: day(50), endDate: day(-1) });
    expect([weeks.opening, weeks.rows.length, weeks.closing]).toEqual([0n, 9, 4_299_950n]);
    expect(weeks.rows.map(({ title }) => title)).toContain('Returned: To T BALOGUN');
    const recent = await readStatement(world.db, id, 'NGN', { startDate: day(8), endDate: day(-1) });
    expect([recent.rows.map(({ title }) => title), recent.closing]).toEqual([['10 credits', 'Top-up by card'], weeks.closing]);
  });

  it('has a lively timeline of every kind, whose money is really held', async () => {
    const { visitor } = await signedIn('tunde');
    const { items } = (await visitor.call(listTimeline, { query: { limit: 50 } })).result;
    const count = (itemType: number) => items.filter((item) => item.itemType === itemType).length;
    expect([1, 2, 3, 4, 5].map(count)).toEqual([9, 4, 6, 4, 1]);
    const times = items.map(({ dateCreated }) => dateCreated);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.filter(({ likes }) => likes > 0).length).toBeGreaterThan(10);
    expect(items.filter(({ can }) => can.carry || can.book).length).toBe(17);
    for (const item of items.filter(({ comments }) => comments > 0)) {
      const { comments } = (await visitor.call(getTimelineItem, { params: { itemType: item.itemType, timelineItemId: item.id } }))
        .result;
      expect(comments.items).toHaveLength(item.comments);
    }
    const found = (await visitor.call(searchTimeline, { query: { searchText: 'kaduna' } })).result.items;
    expect(found.length).toBeGreaterThan(3);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('leaves no mark on what is booked after it', async () => {
    const [row] = await world.db<{ at: string | null }[]>`select current_setting('waybill.booked_at', true) as at`;
    expect(row?.at ?? '').toBe('');
  });
});
