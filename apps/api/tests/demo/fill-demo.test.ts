import { listMessages } from '@waybill/contract/chat/list-messages';
import { listRooms } from '@waybill/contract/chat/list-rooms';
import { listCollections } from '@waybill/contract/collections/list-collections';
import { listKeyRequests } from '@waybill/contract/developers/list-key-requests';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { getFleetToday } from '@waybill/contract/fleet/get-fleet-today';
import { listVehicles } from '@waybill/contract/fleet/list-vehicles';
import { signIn } from '@waybill/contract/identity/sign-in';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { getOrder } from '@waybill/contract/orders/get-order';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { listActiveNegotiations } from '@waybill/contract/orders/list-active-negotiations';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { defaultPriceList } from '@waybill/contract/prices/default-price-list';
import { getPriceList } from '@waybill/contract/prices/get-price-list';
import { priceList } from '@waybill/contract/prices/price-list';
import { listPickupPlaces } from '@waybill/contract/receivers/list-pickup-places';
import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { getBuyPage } from '@waybill/contract/sales/get-buy-page';
import { listSales } from '@waybill/contract/sales/list-sales';
import { homeZone } from '@waybill/contract/time-zone';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { listRatings } from '@waybill/contract/users/list-ratings';
import { getMoneyFlow } from '@waybill/contract/wallet/get-money-flow';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { listWebhookDeliveries } from '@waybill/contract/webhooks/list-webhook-deliveries';
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
    ['adaeze', [['NGN', 22_625]], 1],
    [
      'tunde',
      [
        ['NGN', 42_999.5],
        ['USD', 45],
      ],
      10,
    ],
    ['swiftlane', [['NGN', 973_750]], 50],
    ['maria', [['USD', 149.25]], 4],
  ])('gives %s a balance that the books can prove', async (username, balances, credits) => {
    const { visitor } = await signedIn(username);
    const { result } = await visitor.call(getWallets);
    expect(result.wallets.map(({ currency, balance }) => [currency, balance])).toEqual(balances);
    expect(result.credits).toBe(credits);
    expect(result.payoutLeftToday).toEqual({ NGN: 1_000_000, USD: 2000 });
  });

  it('has a history of weeks, a chart with bars and a statement that says the same', async () => {
    const { visitor, id } = await signedIn('tunde');
    const all = (await visitor.call(listTransactions, { query: { currency: 'NGN' } })).result.items;
    const items = all.filter(({ kind }) => kind !== 'earning');
    expect([items.length, all.length]).toEqual([8, 10]);
    const ages = items.map(({ dateCreated }) => Math.round((Date.now() - Date.parse(dateCreated)) / 86_400_000));
    expect([ages[0], ages.at(-1)]).toEqual([expect.toSatisfy((age) => age <= 4), expect.toSatisfy((age) => age >= 43)]);
    const { days } = (await visitor.call(getMoneyFlow, { query: { currency: 'NGN', days: 30 } })).result;
    expect(days.filter(({ moneyIn, moneyOut }) => moneyIn + moneyOut > 0).length).toBeGreaterThanOrEqual(4);
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const weeks = await readStatement(world.db, id, 'NGN', { startDate: day(50), endDate: day(-1), timeZone: homeZone });
    expect([weeks.opening, weeks.rows.length, weeks.closing]).toEqual([0n, 9, 4_299_950n]);
    expect(weeks.rows.map(({ title }) => title)).toContain('Returned: To T BALOGUN');
    const recent = await readStatement(world.db, id, 'NGN', { startDate: day(8), endDate: day(-1), timeZone: homeZone });
    expect([recent.rows.map(({ title }) => title), recent.closing]).toEqual([['10 credits', 'Top-up by card'], weeks.closing]);
  });

  it('has a lively timeline of every kind, whose money is really held', async () => {
    const { visitor } = await signedIn('tunde');
    const { items } = (await visitor.call(listTimeline, { query: { limit: 50 } })).result;
    const count = (itemType: number) => items.filter((item) => item.itemType === itemType).length;
    expect([1, 2, 3, 4, 5].map(count)).toEqual([16, 7, 9, 7, 1]);
    const times = items.map(({ dateCreated }) => dateCreated);
    expect(times).toEqual([...times].sort().reverse());
    expect(items.filter(({ likes }) => likes > 0).length).toBeGreaterThan(10);
    expect(items.filter(({ can }) => can.carry || can.book).length).toBe(30);
    for (const item of items.filter(({ comments }) => comments > 0)) {
      const { comments } = (await visitor.call(getTimelineItem, { params: { itemType: item.itemType, timelineItemId: item.id } }))
        .result;
      expect(comments.items).toHaveLength(item.comments);
    }
    const found = (await visitor.call(searchTimeline, { query: { searchText: 'kaduna' } })).result.items;
    expect(found.length).toBeGreaterThan(3);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('has orders in every status, each with a history that leads there', async () => {
    const seen = new Map<number, string>();
    for (const username of ['adaeze', 'chioma', 'emeka', 'kunle', 'maria']) {
      const { visitor } = await signedIn(username);
      for (const { id, orderStatus } of (await visitor.call(listOrders, { query: { role: 'sender', limit: 50 } })).result.items) {
        seen.set(orderStatus, id);
        const order = (await visitor.call(getOrder, { params: { id } })).result;
        expect([id, order.history.at(-1)?.orderStatus]).toEqual([id, orderStatus]);
        const times = order.history.map(({ at }) => at);
        expect(times).toEqual([...times].sort());
        expect(order.history.map(({ heardAt }) => heardAt)).toEqual(times);
      }
    }
    expect([...seen.keys()].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('gives a shop a week of parcels, a key with what it asked, and an endpoint with what it was told', async () => {
    const { visitor } = await signedIn('idara');
    const orders = (await visitor.call(listOrders, { query: { role: 'sender', limit: 50 } })).result.items;
    expect([...new Set(orders.map(({ orderStatus }) => orderStatus))].toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 10,
    ]);
    const [key] = (await visitor.call(listKeys)).result.keys;
    expect(key?.dailyLimit).toEqual({ amount: 100_000, currency: 'NGN', spentToday: 41_500 });
    const asked = (await visitor.call(listKeyRequests, { params: { keyId: key?.id ?? '' }, query: { limit: 50 } })).result.items;
    const times = asked.map(({ at }) => at);
    expect([times.length, times]).toEqual([50, times.toSorted().reverse()]);
    const told = (await visitor.call(listWebhookDeliveries, { query: { limit: 50 } })).result.items;
    expect(new Set(told.map(({ state }) => state))).toEqual(new Set(['delivered', 'failed']));
  });

  it('gives that shop places to send from, people it sends to, and parcels that wait for one carrier', async () => {
    const { visitor } = await signedIn('idara');
    const [places, book, offered] = await Promise.all([
      visitor.call(listPickupPlaces),
      visitor.call(listReceivers),
      visitor.call(listCollections, { query: { list: 'sent' } }),
    ]);
    expect(places.result.items.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    expect(book.result.items.length).toBeGreaterThan(3);
    expect(offered.result.items).toMatchObject([{ state: 'open', role: 'sender', count: 3 }]);
  });

  it('names the prices of one business in a list of its own, and makes those of the others from their base fares', async () => {
    const { visitor, id } = await signedIn('swiftlane');
    const own = (await visitor.call(getPriceList, { params: { businessId: id } })).result;
    expect(own).toMatchObject({ isDefault: false, version: 1, currency: 'NGN' });
    expect(priceList.parse(own.list)).not.toEqual(defaultPriceList(own.list?.bands[0]?.fee ?? null, 'NGN'));
    const { id: other } = await signedIn('zumalines');
    expect((await visitor.call(getPriceList, { params: { businessId: other } })).result.isDefault).toBe(true);
  });

  it('gives Swiftlane 24 vehicles, papers to renew, and riders who are on duty by their shifts', async () => {
    const { visitor } = await signedIn('swiftlane');
    const papers = (await visitor.call(listVehicles, { query: { list: 'papers' } })).result;
    expect(papers.counts).toEqual({ driven: 24, papers: 3, retired: 1 });
    expect(papers.items.flatMap((vehicle) => vehicle.papers.map(({ daysLeft }) => daysLeft).filter((days) => days < 40))).toEqual(
      [5, 16, -2],
    );
    const today = (await visitor.call(getFleetToday)).result.items;
    expect(today.filter(({ onDutyBy, vehicle }) => onDutyBy === 'shift' && vehicle).map(({ name }) => name)).toEqual([
      'Tobi Ajayi',
      'Sunday Okoro',
      'Musa Lawal',
      'Ekene Madu',
    ]);
  });

  it('gives a carrier something to answer, to fetch and to be proud of', async () => {
    const { visitor, id } = await signedIn('tunde');
    const { items } = (await visitor.call(listOrders, { query: { limit: 50 } })).result;
    expect(items.filter(({ needsMe }) => needsMe).map(({ orderStatus, isBooking }) => [orderStatus, isBooking])).toContainEqual([
      0,
      true,
    ]);
    const ratings = (await visitor.call(listRatings, { params: { uid: id } })).result;
    expect([ratings.average, ratings.count, ratings.items.length]).toEqual([5, 2, 2]);
    const { wallets } = (await visitor.call(getWallets)).result;
    expect(wallets.find(({ currency }) => currency === 'NGN')?.unclearedBalance).toBe((8_500 + 4_000) * 0.9);
  });

  it('shows a parcel on the road to whoever has its number, and where it is', async () => {
    const { visitor } = await signedIn('adaeze');
    const [order] = (await visitor.call(listOrders, { query: { status: 3 } })).result.items;
    const { result } = await world.visitor().call(getTracking, { params: { trackingId: order?.trackingId ?? '' } });
    expect(result).toMatchObject({ orderStatus: 3, position: { latitude: 8.12, longitude: 6.86 } });
  });

  it.each([
    ['adaeze', ['waiting', 'ordered', 'paid', 'questioned', 'arrived']],
    ['chioma', ['sent', 'sent', 'sent', 'came-back', 'ended', 'paid-out']],
  ])('has sales of %s in every state, each with its picture and its buyer', async (username, states) => {
    const { visitor } = await signedIn(username);
    const { items } = (await visitor.call(listSales, { query: { role: 'seller' } })).result;
    expect(items.map(({ state }) => state)).toEqual(states);
    for (const { state, image, buyerName } of items)
      expect([state, image !== null, buyerName !== null]).toEqual([state, true, state !== 'waiting' && state !== 'ended']);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('lets nobody complain before they hold it, and gives them the day they have for it', async () => {
    const handovers = await world.db<{ state: string; hours: number; said: number | null; clears: number }[]>`
      select sale.state, extract(epoch from now() - escrow.ended_at)::int / 3600 as hours,
             extract(epoch from complained_at - escrow.ended_at)::int / 3600 as said,
             extract(epoch from clears_at - escrow.ended_at)::int / 3600 as clears
      from sale join sale_order on sale_order.sale_id = sale.id join escrow using (package_id)
      join earning on earning.package_id = escrow.package_id and part = 'goods'
      where sale.state in ('arrived', 'questioned') order by sale.state`;
    expect(handovers).toEqual([
      { state: 'arrived', hours: 20, said: null, clears: 24 },
      { state: 'questioned', hours: 10, said: 5, clears: 24 },
    ]);
  });

  it('has a link that opens without an account, and that the README names', async () => {
    const { result } = await world.visitor().call(getBuyPage, { params: { code: 'BUYACAMERA' } });
    expect(result).toMatchObject({ state: 'open', price: 45_000, payWhen: 'choice', mine: null });
    expect(result.seller.isIdentityChecked).toBe(true);
  });

  it('has fees that are talked about, and one that waits for the sender’s PIN', async () => {
    const { visitor } = await signedIn('adaeze');
    const { items } = (await visitor.call(listActiveNegotiations, { query: {} })).result;
    expect(items.map(({ needsMe }) => needsMe)).toEqual([true, true]);
  });

  it('has a rider on duty near the express parcel that waits', async () => {
    const { visitor } = await signedIn('adaeze');
    const { items } = (await visitor.call(listTimeline, { query: { itemType: 6, limit: 50 } })).result;
    const express = items.find((item) => item.itemType === 5);
    expect(express).toMatchObject({ status: 'open' });
    const [rider] = await world.db<{ isOnDuty: boolean; latitude: number }[]>`
      select is_on_duty, latitude from carrier_duty where is_on_duty`;
    expect(rider).toMatchObject({ isOnDuty: true });
  });

  it('has chats of several days, with what happened to parcels among the words, some unread and one that waits for an answer', async () => {
    const { visitor, id } = await signedIn('adaeze');
    const { items } = (await visitor.call(listRooms, { query: {} })).result;
    const by = Object.fromEntries(items.map((room) => [room.members[1]?.username, room]));
    expect(items.length).toBeGreaterThanOrEqual(5);
    const times = items.map(({ recentMessage }) => recentMessage.sentAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(by.tunde?.members[0]?.unreadMessagesCount).toBe(3);
    expect(by.fatima).toMatchObject({ hasPendingDeliveryRequest: true, members: [{ unreadMessagesCount: 1 }, {}] });
    const roomId = by.tunde?.id ?? '';
    const { items: messages } = (await visitor.call(listMessages, { params: { roomId }, query: {} })).result;
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => (messages[0]?.seq ?? 0) + index));
    const sent = messages.map(({ sentAt }) => sentAt);
    expect(sent).toEqual([...sent].sort());
    expect(new Set(sent.map((at) => at.slice(0, 10))).size).toBeGreaterThan(3);
    expect(messages.filter(({ kind }) => kind === 1).map(({ deal }) => deal?.what)).toContain('order.delivered');
    const theirs = messages.filter(({ senderId }) => senderId !== id).map(({ seq }) => seq);
    expect(
      theirs.filter((seq) => seq > (by.tunde?.readSeq ?? 0)),
      'the count is what is not read',
    ).toHaveLength(3);
  });

  it('has notifications of every category, counted, old ones seen and new ones not, and sends nobody anything', async () => {
    const { visitor } = await signedIn('tunde');
    const { items } = (await visitor.call(listNotifications, { query: { limit: 50 } })).result;
    expect(items.some(({ Count: count }) => count > 1)).toBe(true);
    expect(items.filter(({ IsSeenByUser: isSeenByUser }) => isSeenByUser).length).toBeGreaterThan(3);
    expect(items.filter(({ IsSeenByUser: isSeenByUser }) => !isSeenByUser).length).toBeGreaterThan(0);
    const categories = await world.db`select distinct category from notification order by category`;
    expect(categories.map(({ category }) => category)).toEqual(['account', 'money', 'orders', 'social']);
    const ages = items.map(({ DateCreated: dateCreated }) => dateCreated);
    expect(ages).toEqual([...ages].sort().reverse());
    expect(
      await world.db`select from notification where mail_due or created_at > now() or modified_at < created_at`,
    ).toHaveLength(0);
    expect(await world.db`select from realtime_inbox where event->>'type' ~ '^(chat|notification)'`).toHaveLength(0);
    // What comes round by the clock is given nothing; what concerns a person names them.
    expect(await world.db`select from jobs.job where group_id like 'notifications.%' and data <> '{}'`).toHaveLength(0);
  });

  it('leaves no mark on what is booked after it', async () => {
    const [row] = await world.db<{ at: string | null }[]>`select current_setting('waybill.booked_at', true) as at`;
    expect(row?.at ?? '').toBe('');
  });
});
