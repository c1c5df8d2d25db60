import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberCarrying, useDutyMemory } from '../../features/orders/model/duty-memory.ts';
import { useReporting } from '../../features/orders/model/use-report-position.ts';
import { chidi, expressOrder } from '../../features/orders/tests/express.ts';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { DutyKeeper } from './duty-keeper.tsx';

function Reporting() {
  return <p>{useReporting().status}</p>;
}

/** Chidi carries this, off duty, and has said that it may be seen where. */
function show(orderStatus: number) {
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      watchPosition: (take: (position: unknown) => void) =>
        queueMicrotask(() => take({ coords: { latitude: 6.51, longitude: 3.37, accuracy: 20 } })),
      clearWatch: () => {},
    },
  });
  const api = standInApi({
    'GET /orders': Response.json({ items: [expressOrder({ role: 'carrier', isExpress: false, orderStatus })], nextCursor: null }),
    'POST /orders/position': new Response(null, { status: 204 }),
  });
  rememberCarrying(chidi.id);
  renderWithQueries(
    <>
      <DutyKeeper userId={chidi.id} />
      <Reporting />
    </>,
  );
  return api;
}

describe('for a carrier who is off duty', () => {
  afterEach(() => rememberCarrying(null));

  it('says where they are while a parcel is under way', async () => {
    const api = show(2);
    await screen.findByText('reporting');
    expect(api.of('POST')[0]?.body).toMatchObject({ latitude: 6.51, longitude: 3.37 });
    expect(api.of('GET /orders/duty')).toHaveLength(0);
  });

  it.each([1, 4, 5])('says nothing, and asks no more, with an order in status %s', async (status) => {
    const api = show(status);
    await waitFor(() => expect(useDutyMemory.getState().carrierId).toBeNull());
    screen.getByText('off');
    expect(api.of('POST')).toHaveLength(0);
  });
});
