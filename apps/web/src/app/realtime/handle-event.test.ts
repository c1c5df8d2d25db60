// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrdersEvent } from '../../features/orders/realtime.ts';
import { expressOrder, happening } from '../../features/orders/tests/express.ts';
import { standInApi } from '../../tests/stand-in-api.tsx';
import { toast } from '../../ui/toast.tsx';
import { handleEvent } from './handle-event.ts';

const order = expressOrder({ role: 'sender', history: [happening('order.picked-up')] });
const picked: OrdersEvent = { type: 'order.changed', orderId: order.id, what: 'order.picked-up' };

function listen(search = '') {
  const queries = new QueryClient();
  vi.spyOn(toast, 'asking').mockReturnValue(1);
  const app = { userId: 'usr_1', read: () => ({ pathname: '/timeline', search }), go: vi.fn() };
  return { queries, handle: (event: OrdersEvent) => handleEvent(queries, event, app) };
}

describe('an order that moved on', () => {
  beforeEach(() => {
    standInApi({ [`GET /orders/${order.id}`]: Response.json(order) });
  });

  it('loads what shows the order again', async () => {
    const { handle, queries } = listen();
    queries.setQueryData(['orders', 'list', {}], []);
    queries.setQueryData(['timeline', 'feed'], { pages: [], pageParams: [] });
    queries.setQueryData(['timeline', 'glance', 'mine'], {});
    await handle(picked);
    await expect.poll(() => queries.getQueryState(['timeline', 'glance', 'mine'])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['orders', 'list', {}])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['timeline', 'feed'])?.isInvalidated).toBe(false);
  });

  it.each(['', `?popup=order-details&popup.orderId=${order.id}`])(
    'brings the parcel anew into the feeds, at %j',
    async (search) => {
      const { packageId, package: parcelOfIt } = order;
      standInApi({
        [`GET /orders/${order.id}`]: Response.json(order),
        [`GET /timeline/5/${packageId}`]: Response.json({
          item: { ...parcelOfIt, status: 'matched' },
          comments: { items: [], nextCursor: null },
        }),
      });
      const { handle, queries } = listen(search);
      const feed = ['timeline', 'feed', { type: 'mine', search: '' }];
      queries.setQueryData(feed, { pages: [{ items: [parcelOfIt], nextCursor: null }], pageParams: [null] });
      await handle(picked);
      await expect.poll(() => queries.getQueryData(feed)).toMatchObject({ pages: [{ items: [{ status: 'matched' }] }] });
    },
  );
});
