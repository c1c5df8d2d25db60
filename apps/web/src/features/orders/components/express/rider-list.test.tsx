import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { duty, expressOrder, request } from '../../tests/express.ts';
import { RiderList } from './rider-list.tsx';

const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

function show(more: { ringingAbove?: string[] } = {}) {
  const handlers = { onTaken: vi.fn(), onKyc: vi.fn(), onAnswered: vi.fn() };
  renderWithQueries(
    <>
      <RiderList {...handlers} {...more} />
      <Toaster />
    </>,
  );
  return handlers;
}

function near(...requests: unknown[]) {
  return {
    'GET /orders/duty': Response.json(duty({ isOnDuty: true })),
    'GET /orders/expressRequests': Response.json({ requests }),
  };
}

describe('express parcels for a rider', () => {
  afterEach(() => {
    for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
  });

  it('shows what rings first, with the time left, and what it brings', async () => {
    standInApi(near(request('2'), request('1', { ringsUntil: inAMinute() })));
    show();
    const ringing = within(await screen.findByRole('region', { name: 'Ringing for you' }));
    ringing.getByRole('progressbar', { name: 'Time left to answer' });
    ringing.getByText('3,600', { exact: false, selector: '[aria-hidden="true"]' });
    ringing.getByText(/1\.8 km to the pickup · 11 km to ride · Documents, 2\.5 kg/);
    const open = within(screen.getByRole('region', { name: 'Open near you' }));
    expect(open.queryByRole('button', { name: 'Let it pass' })).toBeNull();
  });

  it('takes it, and leads to the order', async () => {
    const parcel = request('1', { ringsUntil: inAMinute() });
    const api = standInApi({
      ...near(parcel),
      [`POST /orders/AcceptExpressDelivery/${parcel.package.id}`]: Response.json(expressOrder(), { status: 201 }),
    });
    const { onTaken, onAnswered } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(onTaken).toHaveBeenCalledWith(expressOrder().id));
    expect(onAnswered).toHaveBeenCalledWith(parcel.package.id);
    expect(api.of('GET /orders/expressRequests').length).toBeGreaterThan(1);
  });

  it('says that somebody else was faster', async () => {
    const parcel = request('1', { ringsUntil: inAMinute() });
    standInApi({
      ...near(parcel),
      [`POST /orders/AcceptExpressDelivery/${parcel.package.id}`]: refusal('already_taken', 'Gone', { status: 409 }),
    });
    const { onTaken, onAnswered } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findAllByText(/Somebody else was faster/);
    expect(onTaken).not.toHaveBeenCalled();
    expect(onAnswered).toHaveBeenCalledWith(parcel.package.id);
  });

  it('lets it pass', async () => {
    const parcel = request('1', { ringsUntil: inAMinute() });
    const api = standInApi({
      ...near(parcel),
      [`POST /orders/DeclineExpressDelivery/${parcel.package.id}`]: new Response(null, { status: 204 }),
    });
    const { onAnswered } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Let it pass' }));
    await waitFor(() => expect(onAnswered).toHaveBeenCalled());
    expect(api.of('POST')).toHaveLength(1);
  });

  it('offers nothing to accept to somebody who is off duty', async () => {
    standInApi({ ...near(request('1')), 'GET /orders/duty': Response.json(duty()) });
    show();
    await screen.findByText('Go on duty to take it.');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('leaves out what rings over the page already', async () => {
    const parcel = request('1', { ringsUntil: inAMinute() });
    standInApi(near(parcel));
    show({ ringingAbove: [parcel.package.id] });
    await screen.findByText('An express parcel rings for you now.');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('says what the place is for while nothing rings', async () => {
    standInApi(near());
    show();
    await screen.findByRole('heading', { name: 'Nothing is ringing' });
  });
});
