// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { standInApi } from '../../tests/stand-in-api.tsx';
import { toast } from '../../ui/toast.tsx';
import { rings, useRings } from './model/rings-state.ts';
import { handleOrdersEvent, type OrdersEvent } from './realtime.ts';
import { parcel, thread } from './tests/deals.ts';
import { expressOrder, happening, request } from './tests/express.ts';

const order = expressOrder({ role: 'sender', history: [happening('order.picked-up')] });
const picked: OrdersEvent = { type: 'order.changed', orderId: order.id, what: 'order.picked-up' };

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const ringing = (packageId: string) => `GET /orders/ExpressDeliveryRequestInfo/${packageId}`;

function listen(search = '', pathname = '/timeline') {
  const queries = new QueryClient();
  const go = vi.fn();
  const news = vi.spyOn(toast, 'asking').mockReturnValue(1);
  const app = { userId: 'usr_1', read: () => ({ pathname, search }), go };
  return { queries, go, news, hear: (event: OrdersEvent) => handleOrdersEvent(queries, event, app) };
}

describe('hearing of orders', () => {
  beforeEach(() => {
    standInApi({ [`GET /orders/${order.id}`]: Response.json(order) });
    ui.ordersRefreshed();
    rings.clear();
  });
  afterEach(() => rings.clear());

  it('tells what happened, with the way there', async () => {
    const { hear, news, go } = listen();
    await hear(picked);
    expect(news).toHaveBeenCalledWith('Chidi has your parcel', expect.any(String), expect.objectContaining({ label: 'Look' }));
    news.mock.calls[0]?.[2].act();
    expect(go).toHaveBeenCalledWith(`/timeline?popup=order-details&popup.orderId=${order.id}`);
    expect(useUiState.getState().refreshOrdersTable).toBe(true);
  });

  it('says nothing about an order that is on the screen', async () => {
    const { hear, news } = listen(`?popup=order-details&popup.orderId=${order.id}`);
    await hear(picked);
    expect(news).not.toHaveBeenCalled();
  });

  it('leaves a step to the room of the two while that is open, and tells what the room does not', async () => {
    const members = [{ userId: 'usr_1' }, { userId: order.carrier.id }];
    const { hear, news, queries } = listen('?roomId=rom_1', '/messages/chat');
    queries.setQueryData(['chat', 'room', 'rom_1'], { members });
    await hear(picked);
    expect(news).not.toHaveBeenCalled();
    await hear({ ...picked, what: 'receiver-changed' });
    expect(news).toHaveBeenCalledOnce();
    queries.setQueryData(['chat', 'room', 'rom_1'], { members: [{ userId: 'usr_1' }, { userId: 'usr_9' }] });
    await hear(picked);
    expect(news).toHaveBeenCalledTimes(2);
  });

  it('says nothing about a rider found by the search that is on the screen', async () => {
    const { hear, news } = listen(`?popup=express-delivery-list&popup.packageId=${order.packageId}`);
    await hear(picked);
    expect(news).not.toHaveBeenCalled();
  });

  it('loads the lists of orders again', async () => {
    const { hear, queries } = listen();
    queries.setQueryData(['orders', 'list', {}], []);
    await hear(picked);
    expect(queries.getQueryState(['orders', 'list', {}])?.isInvalidated).toBe(true);
  });

  it('moves the carrier on the map without asking, and never back', async () => {
    const { hear, queries } = listen();
    const key = ['orders', 'one', order.id];
    queries.setQueryData(key, order);
    const moved = { type: 'order.moved', orderId: order.id, longitude: 3.4 } as const;
    await hear({ ...moved, latitude: 6.6, at: '2026-11-16T09:02:00.000Z' });
    await hear({ ...moved, latitude: 6.5, at: '2026-11-16T09:01:00.000Z' });
    expect(queries.getQueryData(key)).toMatchObject({ position: { latitude: 6.6 } });
    expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
  });

  it('rings, and stops when somebody else was faster', async () => {
    const { hear } = listen();
    const packageId = order.packageId;
    await hear({ type: 'express.ringing', packageId, until: fromNow(30) });
    expect(useRings.getState().ringing).toHaveLength(1);
    await hear({ type: 'express.over', packageId, why: 'taken' });
    expect(useRings.getState()).toEqual({ ringing: [], ended: { packageId, why: 'taken' } });
  });

  it('does not ring for what was over when it was heard of, and says nothing of how it ended', async () => {
    standInApi({ [ringing(order.packageId)]: Response.json({ request: request('1', { ringsUntil: null }), search: null }) });
    const { hear } = listen();
    await hear({ type: 'express.ringing', packageId: order.packageId, until: fromNow(-300) });
    await hear({ type: 'express.over', packageId: order.packageId, why: 'taken' });
    expect(useRings.getState()).toEqual({ ringing: [], ended: null });
  });

  it('rings on a phone whose clock is ahead, when the server says that it rings', async () => {
    const until = fromNow(-5);
    standInApi({ [ringing(order.packageId)]: Response.json({ request: request('1', { ringsUntil: until }), search: null }) });
    const { hear } = listen();
    await hear({ type: 'express.ringing', packageId: order.packageId, until });
    expect(useRings.getState().ringing).toHaveLength(1);
  });

  it('tells a sender who looks elsewhere that nobody took it', async () => {
    const { hear, news } = listen();
    await hear({ type: 'express.progress', packageId: order.packageId, what: 'widened' });
    expect(news).not.toHaveBeenCalled();
    await hear({ type: 'express.progress', packageId: order.packageId, what: 'nobody' });
    expect(news.mock.calls[0]?.[0]).toBe('No rider took your parcel');
  });
});

describe('hearing of a fee', () => {
  const talk = thread();
  const named: OrdersEvent = {
    type: 'negotiation.changed',
    packageId: talk.packageId,
    otherPartyId: talk.otherParty.id,
    what: 'offered',
  };
  beforeEach(() => {
    const info = { package: parcel, order: null, negotiation: talk, canAsk: false };
    standInApi({ [`GET /orders/DeliveryRequestInfo/${talk.packageId}/${talk.otherParty.id}`]: Response.json(info) });
  });

  it('tells who named how much, with the way there', async () => {
    const { hear, news, go } = listen();
    await hear(named);
    expect(news).toHaveBeenCalledWith('Tolu names ₦6,000.00', expect.any(String), expect.objectContaining({ label: 'Look' }));
    news.mock.calls[0]?.[2].act();
    expect(go.mock.calls[0]?.[0]).toContain(`popup.packageId=${talk.packageId}&popup.userId=${talk.otherParty.id}`);
  });

  it('leaves it to the room of the two while that is open', async () => {
    const { hear, news, queries } = listen('?roomId=rom_1', '/messages/chat');
    queries.setQueryData(['chat', 'room', 'rom_1'], { members: [{ userId: 'usr_1' }, { userId: talk.otherParty.id }] });
    await hear(named);
    expect(news).not.toHaveBeenCalled();
  });

  it('says nothing where that conversation is on the screen, whoever’s id led to it', async () => {
    const { hear, news } = listen(
      `?popup=message-request-details&popup.packageId=${talk.packageId}&popup.userId=${talk.otherParty.id}`,
    );
    await hear(named);
    const carrier = listen(`?popup=message-request-details&popup.packageId=${talk.packageId}&popup.userId=usr_1`);
    await carrier.hear(named);
    expect(news).not.toHaveBeenCalled();
  });

  it('loads the conversation again under every name it has', async () => {
    const { hear, queries } = listen();
    queries.setQueryData(['orders', 'negotiation', talk.packageId, 'me'], {});
    await hear(named);
    expect(queries.getQueryState(['orders', 'negotiation', talk.packageId, 'me'])?.isInvalidated).toBe(true);
  });
});
