import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { orderOf } from '../tests/orders.ts';
import { TrackingPopup } from './tracking.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it.each([
  ['asks again and again where a parcel is that is on its way', 3, 4],
  ['asks once for one that has arrived', 5, 1],
])('%s', async (_, orderStatus, times) => {
  const order = orderOf('1', { orderStatus });
  const { of } = standInApi({
    [`GET /orders/${order.id}`]: Response.json(order),
    'GET /places/mapTiles': Response.json({ tiles: null }),
  });
  renderWithQueries(<TrackingPopup params={{ orderId: order.id }} close={() => {}} open={() => {}} />);
  await screen.findByText('Open the order');
  for (let round = 0; round < 3; round += 1) await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(of(`GET /orders/${order.id}`)).toHaveLength(times);
});
