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
  const toasts = vi.spyOn(toast, 'asking').mockReturnValue(1);
  const app = { userId: 'usr_1', read: () => ({ pathname, search }), go };
  return { queries, go, toasts, handle: (event: OrdersEvent) => handleOrdersEvent(queries, event, app) };
}

describe('an event about an order', () => {
  beforeEach(() => {
    standInApi({ [`GET /orders/${order.id}`]: Response.json(order) });
    ui.ordersRefreshed();
    rings.clear();
  });
  afterEach(() => rings.clear());

  it('tells what happened, with the way there', async () => {
    const { handle, toasts, go } = listen();
    await handle(picked);
    expect(toasts).toHaveBeenCalledWith('Chidi has your parcel', expect.any(String), expect.objectContaining({ label: 'View' }));
    toasts.mock.calls[0]?.[2].act();
    expect(go).toHaveBeenCalledWith(`/timeline?popup=order-details&popup.orderId=${order.id}`);
    expect(useUiState.getState().refreshOrdersTable).toBe(true);
  });

  it('names the order it is about: another may be on the screen', async () => {
    const { handle, toasts } = listen('?popup=order-details&popup.orderId=ord_another', '/orders');
    await handle(picked);
    expect(toasts.mock.calls[0]?.[1]).toMatch(/^\S+ to \S+\. /);
  });

  it('says nothing about an order that has its page on the screen', async () => {
    const { handle, toasts } = listen('', `/orders/${order.id}`);
    await handle(picked);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('says nothing to whoever has the board of the business on the screen', async () => {
    const { handle, toasts } = listen('', '/business/board');
    await handle(picked);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('says nothing about an order that is on the screen', async () => {
    const { handle, toasts } = listen(`?popup=order-details&popup.orderId=${order.id}`);
    await handle(picked);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('says nothing to a rider who has the day on the screen', async () => {
    const { handle, toasts } = listen('', '/business/today');
    await handle(picked);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('leaves a step to the room of the two while that is open, and tells what the room does not', async () => {
    const members = [{ userId: 'usr_1' }, { userId: order.carrier.id }];
    const { handle, toasts, queries } = listen('?roomId=rom_1', '/messages/chat');
    queries.setQueryData(['chat', 'room', 'rom_1'], { members });
    await handle(picked);
    expect(toasts).not.toHaveBeenCalled();
    await handle({ ...picked, what: 'receiver-changed' });
    expect(toasts).toHaveBeenCalledOnce();
    queries.setQueryData(['chat', 'room', 'rom_1'], { members: [{ userId: 'usr_1' }, { userId: 'usr_9' }] });
    await handle(picked);
    expect(toasts).toHaveBeenCalledTimes(2);
  });

  it('says nothing about a rider found by the search that is on the screen', async () => {
    const { handle, toasts } = listen(`?popup=express-delivery-list&popup.packageId=${order.packageId}`);
    await handle(picked);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('loads the lists of orders again', async () => {
    const { handle, queries } = listen();
    queries.setQueryData(['orders', 'list', {}], []);
    await handle(picked);
    expect(queries.getQueryState(['orders', 'list', {}])?.isInvalidated).toBe(true);
  });

  it('moves the carrier on the map without asking, and never back', async () => {
    const { handle, queries } = listen();
    const key = ['orders', 'one', order.id];
    queries.setQueryData(key, order);
    const moved = { type: 'order.moved', orderId: order.id, longitude: 3.4 } as const;
    await handle({ ...moved, latitude: 6.6, at: '2026-11-16T09:02:00.000Z' });
    await handle({ ...moved, latitude: 6.5, at: '2026-11-16T09:01:00.000Z' });
    expect(queries.getQueryData(key)).toMatchObject({ position: { latitude: 6.6 } });
    expect(queries.getQueryState(key)?.isInvalidated).toBe(false);
  });

  it('rings, and stops when somebody else was faster', async () => {
    const { handle } = listen();
    const packageId = order.packageId;
    await handle({ type: 'express.ringing', packageId, until: fromNow(30) });
    expect(useRings.getState().ringing).toHaveLength(1);
    await handle({ type: 'express.over', packageId, why: 'taken' });
    expect(useRings.getState()).toEqual({ ringing: [], ended: { packageId, why: 'taken' } });
  });

  it('does not ring for what was over when it was heard of, and says nothing of how it ended', async () => {
    standInApi({ [ringing(order.packageId)]: Response.json({ request: request('1', { ringsUntil: null }), search: null }) });
    const { handle } = listen();
    await handle({ type: 'express.ringing', packageId: order.packageId, until: fromNow(-300) });
    await handle({ type: 'express.over', packageId: order.packageId, why: 'taken' });
    expect(useRings.getState()).toEqual({ ringing: [], ended: null });
  });

  it('rings on a phone whose clock is ahead, when the server says that it rings', async () => {
    const until = fromNow(-5);
    standInApi({ [ringing(order.packageId)]: Response.json({ request: request('1', { ringsUntil: until }), search: null }) });
    const { handle } = listen();
    await handle({ type: 'express.ringing', packageId: order.packageId, until });
    expect(useRings.getState().ringing).toHaveLength(1);
  });

  it('tells a sender who looks elsewhere that nobody took it', async () => {
    const { handle, toasts } = listen();
    await handle({ type: 'express.progress', packageId: order.packageId, what: 'widened' });
    expect(toasts).not.toHaveBeenCalled();
    await handle({ type: 'express.progress', packageId: order.packageId, what: 'nobody' });
    expect(toasts.mock.calls[0]?.[0]).toBe('No rider took your parcel');
  });
});

describe('hearing of a fee', () => {
  const negotiation = thread();
  const named: OrdersEvent = {
    type: 'negotiation.changed',
    packageId: negotiation.packageId,
    otherPartyId: negotiation.otherParty.id,
    what: 'offered',
  };
  beforeEach(() => {
    const info = { package: parcel, order: null, negotiation, canAsk: false };
    standInApi({
      [`GET /orders/DeliveryRequestInfo/${negotiation.packageId}/${negotiation.otherParty.id}`]: Response.json(info),
    });
  });

  it('tells who named how much, with the way there', async () => {
    const { handle, toasts, go } = listen();
    await handle(named);
    expect(toasts).toHaveBeenCalledWith(
      'Tolu suggests ₦6,000.00',
      expect.any(String),
      expect.objectContaining({ label: 'View' }),
    );
    toasts.mock.calls[0]?.[2].act();
    expect(go.mock.calls[0]?.[0]).toContain(`popup.packageId=${negotiation.packageId}&popup.userId=${negotiation.otherParty.id}`);
  });

  it('leaves it to the room of the two while that is open', async () => {
    const { handle, toasts, queries } = listen('?roomId=rom_1', '/messages/chat');
    queries.setQueryData(['chat', 'room', 'rom_1'], { members: [{ userId: 'usr_1' }, { userId: negotiation.otherParty.id }] });
    await handle(named);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('says nothing where that conversation is on the screen, whoever’s id led to it', async () => {
    const { handle, toasts } = listen(
      `?popup=message-request-details&popup.packageId=${negotiation.packageId}&popup.userId=${negotiation.otherParty.id}`,
    );
    await handle(named);
    const carrier = listen(`?popup=message-request-details&popup.packageId=${negotiation.packageId}&popup.userId=usr_1`);
    await carrier.handle(named);
    expect(toasts).not.toHaveBeenCalled();
  });

  it('loads the conversation again under every name it has', async () => {
    const { handle, queries } = listen();
    queries.setQueryData(['orders', 'negotiation', negotiation.packageId, 'me'], {});
    await handle(named);
    expect(queries.getQueryState(['orders', 'negotiation', negotiation.packageId, 'me'])?.isInvalidated).toBe(true);
  });
});
