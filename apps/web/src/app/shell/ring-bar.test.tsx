import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rings, useRings } from '../../features/orders/model/rings-state.ts';
import { expressOrder, request } from '../../features/orders/tests/express.ts';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { RingBar } from './ring-bar.tsx';

const parcel = request('1');
const packageId = parcel.package.id;
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

function show(at = '/timeline', sheetIsOpen = false) {
  const user = { id: 'usr_1' } as OwnUser;
  renderWithQueries(
    <>
      <Sheet title="Something else" open={sheetIsOpen} onClose={() => {}} />
      <RingBar />
      <Toaster />
    </>,
    { at, user },
  );
}

const bar = () => screen.queryByRole('region', { name: 'Express parcel', hidden: true });

describe('a parcel that rings', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    rings.clear();
    standInApi({
      [`GET /orders/ExpressDeliveryRequestInfo/${packageId}`]: Response.json({ request: parcel, search: null }),
      [`POST /orders/AcceptExpressDelivery/${packageId}`]: Response.json(expressOrder(), { status: 201 }),
    });
  });
  afterEach(() => rings.clear());

  it('shows over any page what it is and what it brings, and is taken with one press', async () => {
    show();
    act(() => rings.start(packageId, inAMinute()));
    await screen.findByText('An express parcel rings for you');
    fireEvent.click(await screen.findByText('Accept'));
    await waitFor(() => expect(useRings.getState().ringing).toEqual([]));
    expect(bar()).toBeNull();
  });

  it('stands inside the open sheet, or nobody could press it', async () => {
    show('/timeline', true);
    act(() => rings.start(packageId, inAMinute()));
    await screen.findByText('Accept');
    expect(bar()?.closest('dialog')).not.toBeNull();
  });

  it('is gone at once when somebody else was faster, and says so', async () => {
    show();
    act(() => rings.start(packageId, inAMinute()));
    await screen.findByText('Accept');
    act(() => rings.end(packageId, 'taken'));
    expect(bar()).toBeNull();
    await screen.findAllByText(/Somebody else was faster/);
    expect(useRings.getState().ended).toBeNull();
  });

  it('is not shown twice where the rider’s list is open', () => {
    act(() => rings.start(packageId, inAMinute()));
    show('/timeline?popup=express-delivery-list');
    expect(bar()).toBeNull();
  });

  it('stops when its time is over, also where the rider’s list is open', async () => {
    act(() => rings.start(packageId, new Date(Date.now() + 50).toISOString()));
    show('/timeline?popup=express-delivery-list');
    await waitFor(() => expect(useRings.getState().ringing).toEqual([]));
  });

  it('can be let pass when it cannot be loaded, and is silent though the server does not learn of it', async () => {
    standInApi({});
    show();
    act(() => rings.start(packageId, inAMinute()));
    fireEvent.click(await screen.findByText('Let it pass'));
    expect(useRings.getState().ringing).toEqual([]);
    expect(bar()).toBeNull();
  });
});
