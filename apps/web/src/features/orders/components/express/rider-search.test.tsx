import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { rider, search } from '../../tests/express.ts';
import { RiderSearch } from './rider-search.tsx';

const { id } = search('1').package;
const info = `GET /orders/ExpressDeliveryRequestInfo/${id}`;
const kemi = rider('K', 'Kemi Ade');
const musa = rider('M', 'Musa Sani', { distanceKm: 4.2, minutesAway: 16, baseFare: null, rating: 0, numberOfDeliveries: 1 });

function standsAt(state: ReturnType<typeof search>) {
  return Response.json({ request: null, search: state });
}

function show() {
  const handlers = { onOrder: vi.fn(), onParcel: vi.fn(), onRaise: vi.fn(), onClose: vi.fn() };
  renderWithQueries(
    <>
      <RiderSearch packageId={id} {...handlers} />
      <Toaster />
    </>,
  );
  return handlers;
}

const near = Response.json({ riders: [kemi, musa] });
const ringing = search('1', {
  state: 'ringing',
  ringsUntil: new Date(Date.now() + 60_000).toISOString(),
  rung: [
    { ...kemi, answer: 'ringing' },
    { ...musa, answer: 'declined' },
  ],
});

describe('the search for a rider', () => {
  it('shows who is near, and rings all of them', async () => {
    const api = standInApi({
      [info]: standsAt(search('1')),
      'GET /orders/findRiders': near,
      'POST /orders/notifyRiders': Response.json(ringing),
    });
    show();
    await screen.findByText('2 riders are near');
    screen.getByText(/7 min away, 1\.8 km · from ₦1,500\.00/);
    screen.getByText(/1 delivery · Bike/);
    fireEvent.click(screen.getByRole('button', { name: 'Ring all 2' }));
    await screen.findByText('Ringing one rider');
    expect(api.of('POST')[0]?.body).toEqual({ packageId: id, riders: [kemi.id, musa.id] });
    screen.getByText('Let it pass');
  });

  it('rings only those that were chosen', async () => {
    const api = standInApi({
      [info]: standsAt(search('1')),
      'GET /orders/findRiders': near,
      'POST /orders/notifyRiders': Response.json(ringing),
    });
    show();
    fireEvent.click(await screen.findByRole('checkbox', { name: /Musa Sani/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Ring the one you chose' }));
    await waitFor(() => expect(api.of('POST')[0]?.body).toEqual({ packageId: id, riders: [musa.id] }));
  });

  const taken = search('1', { state: 'taken', orderId: 'ord_1', rung: [{ ...kemi, answer: 'accepted' }] });

  it('goes on to the order by itself when a rider takes it while somebody waits', async () => {
    const states = [{ ...ringing, ringsUntil: new Date(Date.now() - 1000).toISOString() }, taken];
    standInApi({ [info]: () => standsAt(states.shift() ?? taken) });
    const { onOrder } = show();
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith('ord_1'));
  });

  it('shows whoever comes later that it is taken, and leaves the way to them', async () => {
    standInApi({ [info]: standsAt(taken) });
    const { onOrder } = show();
    await screen.findByRole('heading', { name: 'Kemi carries your parcel' });
    expect(onOrder).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'See the order' }));
    expect(onOrder).toHaveBeenCalledWith('ord_1');
  });

  it('says that nobody took it, and what can be done', async () => {
    const rung = [{ ...kemi, answer: 'missed' as const }];
    standInApi({ [info]: standsAt(search('1', { state: 'nobody', rung, farthestKm: 1.8 })), 'GET /orders/findRiders': near });
    const { onClose, onParcel, onRaise } = show();
    await screen.findByText('Nobody took it this time');
    screen.getByText(/One rider was rung, up to 1\.8 km away\./);
    await screen.findByRole('button', { name: 'Ring all 2' });
    fireEvent.click(screen.getByRole('button', { name: 'Raise the fee' }));
    expect(onRaise).toHaveBeenCalledWith(search('1').package);
    fireEvent.click(screen.getByRole('button', { name: 'Leave it on the timeline' }));
    expect(onClose).toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /take it down/ }));
    expect(onParcel).toHaveBeenCalled();
  });

  it('shows how far and since when it rings, and rings farther at once', async () => {
    const begun = { startedAt: new Date(Date.now() - 130_000).toISOString(), farthestKm: 4.2, canWiden: true };
    const tayo = rider('T', 'Tayo Bello', { distanceKm: 11 });
    const api = standInApi({
      [info]: standsAt({ ...ringing, ...begun }),
      [`POST /orders/packages/${id}/ring`]: Response.json({
        ...ringing,
        ...begun,
        canWiden: false,
        rung: [...ringing.rung, { ...tayo, answer: 'ringing' }],
      }),
    });
    show();
    const begunAt = await screen.findByText('2 minutes ago');
    expect(begunAt.parentElement?.textContent).toBe('Up to 4.2 km away · begun 2 minutes ago');
    fireEvent.click(screen.getByRole('button', { name: 'Ring farther away now' }));
    await screen.findByText('Ringing 2 riders');
    expect(api.of('POST')[0]?.key).toMatch(/\w/);
    expect(screen.queryByRole('button', { name: 'Ring farther away now' })).toBeNull();
  });

  it('becomes an ordinary parcel, when asked twice, and nothing else of it is sent back as it looks here', async () => {
    const api = standInApi({
      [info]: standsAt(ringing),
      [`PUT /orders/packages/${id}`]: Response.json({ ...ringing.package, itemType: 1, deliveryPartner: 0 }),
    });
    const { onParcel } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Make it ordinary' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make it an ordinary parcel?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Make it ordinary' }));
    await waitFor(() => expect(onParcel).toHaveBeenCalledWith(expect.objectContaining({ itemType: 1 })));
    expect(api.of('PUT')[0]?.body).toEqual({ deliveryPartner: 0 });
  });

  it('rings no more after so many searches, and leaves the other ways open', async () => {
    standInApi({ [info]: standsAt(search('1', { state: 'nobody', searchesLeft: 0 })) });
    show();
    await screen.findByText('Riders were rung often enough');
    expect(screen.queryByRole('button', { name: /^Ring/ })).toBeNull();
    screen.getByRole('button', { name: 'Make it ordinary' });
  });

  it('is honest when nobody is on duty near', async () => {
    standInApi({ [info]: standsAt(search('1')), 'GET /orders/findRiders': Response.json({ riders: [] }) });
    show();
    await screen.findByRole('heading', { name: 'No rider is on duty near Yaba' });
    expect(screen.queryByRole('button', { name: /^Ring/ })).toBeNull();
  });

  it('offers only those who can take what the parcel asks for', async () => {
    const van = search('1', { package: { ...search('1').package, dispatchMode: 2 } });
    const truck = rider('T', 'Tayo Bello', { dispatchMode: 3 });
    standInApi({ [info]: standsAt(van), 'GET /orders/findRiders': Response.json({ riders: [kemi, truck, musa] }) });
    show();
    await screen.findByText('One rider is near');
    screen.getByRole('checkbox', { name: /Tayo Bello/ });
    cleanup();
    standInApi({ [info]: standsAt(van), 'GET /orders/findRiders': near });
    show();
    await screen.findByRole('heading', { name: 'No rider near Yaba can take it' });
  });

  it('knows no search for a parcel of somebody else', async () => {
    standInApi({ [info]: refusal('not_found', 'There is none', { status: 404 }) });
    show();
    await screen.findByRole('heading', { name: 'No express parcel under this address' });
  });
});
