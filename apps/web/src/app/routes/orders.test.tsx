import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handleOrdersEvent } from '../../features/orders/realtime.ts';
import { orderOf } from '../../features/orders/tests/orders.ts';
import { useUiState } from '../../session/ui/ui-state.ts';
import { ada } from '../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { OrdersRoute } from './orders.tsx';

it('loads the list once more when an order has changed, and not twice', async () => {
  const order = orderOf('1');
  const { of } = standInApi({
    'GET /orders': Response.json({ items: [], nextCursor: null }),
    [`GET /orders/${order.id}`]: Response.json(order),
    'GET /orders/packages': Response.json({ items: [], nextCursor: null }),
    'GET /orders/ActiveNegotiations': Response.json({ items: [], nextCursor: null }),
    'GET /timeline': Response.json({ items: [], nextCursor: null }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  renderWithQueries(<OrdersRoute />, { at: '/orders', queries });
  await screen.findByText('No orders yet');
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  const lists = () => of('GET /orders?limit=20').length;
  expect(lists()).toBe(1);
  const app = { userId: ada.id, read: () => ({ pathname: '/orders', search: '' }), go: () => {} };
  await act(() => handleOrdersEvent(queries, { type: 'order.changed', orderId: order.id, what: 'order.picked-up' }, app));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(lists()).toBe(2);
  expect(useUiState.getState().refreshOrdersTable).toBe(false);
});
