import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { someVehicle, vehiclesOf } from '../tests/fleets.ts';
import { VehicleList } from './vehicle-list.tsx';

const tobi = { userId: idOf('usr', 'T'), name: 'Tobi Ajayi', profilePicture: null, since: '2026-11-18T08:00:00.000Z' };
const free = someVehicle('4', { papers: [{ kind: 'insurance', expiresOn: '2020-01-02', daysLeft: -9 }] });
const held = someVehicle('5', { rider: tobi });

function show(answers: Parameters<typeof standInApi>[0] = {}, list: 'driven' | 'papers' | 'retired' = 'driven') {
  const onList = vi.fn();
  const api = standInApi({ 'GET /business/vehicles': () => Response.json(vehiclesOf([free, held])), ...answers });
  renderWithQueries(
    <>
      <VehicleList list={list} onList={onList} />
      <Toaster />
    </>,
  );
  return { api, onList };
}

describe('the vehicles of a business', () => {
  it('show who has which, and what has run out', async () => {
    const { onList } = show();
    await screen.findByText('LSD-104-XA');
    screen.getByText('Insurance ran out on Thu 2 Jan 2020');
    screen.getByText('Tobi Ajayi');
    fireEvent.click(screen.getByRole('radio', { name: 'Retired 0' }));
    expect(onList).toHaveBeenCalledWith('retired');
  });

  it('say what the place is for while there are none, and when they do not come', async () => {
    show({ 'GET /business/vehicles': () => Response.json(vehiclesOf([])) });
    await screen.findByText('No vehicles yet');
  });

  it('say so when they could not be loaded', async () => {
    show({ 'GET /business/vehicles': () => refusal('internal', 'That is our mistake.', { status: 500 }) });
    await screen.findByText('We could not load your vehicles');
  });

  it('are added with what was typed, once', async () => {
    const { api } = show({ 'POST /business/vehicles': () => Response.json(free, { status: 201 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a vehicle' }));
    const plate = await screen.findByLabelText('Plate');
    fireEvent.change(screen.getByLabelText('What it is'), { target: { value: '2' } });
    expect(screen.getByLabelText<HTMLInputElement>('Carries, in kg').value).toBe('1000');
    fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
    await screen.findByText('Please enter its plate');
    fireEvent.change(plate, { target: { value: 'kja 9 b' } });
    fireEvent.change(screen.getByLabelText('Permit'), { target: { value: '2027-04-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
    await screen.findByText('LSD-104-XA is in your list');
    expect(api.of('POST /business/vehicles')).toEqual([
      expect.objectContaining({
        key: expect.any(String),
        body: {
          ...{ kind: 2, plate: 'KJA 9 B', capacityKg: 1000, capacityPlaces: 80, imageIdList: [] },
          papers: [{ kind: 'permit', expiresOn: '2027-04-01' }],
        },
      }),
    ]);
  });

  it('show beside its field that a plate is taken', async () => {
    const taken = { status: 409, errors: [{ field: 'plate', message: 'You have a vehicle with that plate.' }] };
    show({ 'POST /business/vehicles': () => refusal('plate_taken', 'Taken', taken) });
    fireEvent.click(await screen.findByRole('button', { name: 'Add a vehicle' }));
    fireEvent.change(await screen.findByLabelText('Plate'), { target: { value: 'KJA 9 B' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
    await screen.findByText('You have a vehicle with that plate.');
  });

  it('are given to a rider, with what that one gives back', async () => {
    const member = { userId: tobi.userId, username: 'tobi', fullName: tobi.name, profilePicture: null, role: 'rider' };
    const books = { ...member, userId: idOf('usr', 'B'), fullName: 'Obinna Uche', role: 'accountant' };
    const today = { riderId: tobi.userId, name: tobi.name, isOnDuty: true, vehicle: { ...held, plate: 'LSD-105-XA' } };
    const { api } = show({
      'GET /business/members': () => Response.json({ items: [member, books], nextCursor: null }),
      'GET /business/fleet/today': () => Response.json({ items: [today], nextCursor: null }),
      [`PUT /business/vehicles/${free.id}/rider`]: () => Response.json({ ...free, rider: tobi }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Give LSD-104-XA to a rider' }));
    const riders = await screen.findByRole('list', { name: 'Riders' });
    await within(riders).findByText('On duty · gives back LSD-105-XA');
    expect(within(riders).queryByText('Obinna Uche')).toBeNull();
    fireEvent.click(within(riders).getByRole('button', { name: 'Give LSD-104-XA to Tobi Ajayi' }));
    await screen.findByText('Tobi Ajayi has LSD-104-XA');
    expect(api.of('PUT ')[0]?.body).toEqual({ riderId: tobi.userId });
  });

  it('are retired after a question when somebody has them, and can be put back', async () => {
    const { api } = show({
      [`DELETE /business/vehicles/${held.id}`]: () => Response.json({ ...held, rider: null }),
      [`POST /business/vehicles/${held.id}/restore`]: () => Response.json(held),
    });
    await screen.findByText('LSD-105-XA');
    const button = screen.getByRole('button', { name: 'More about LSD-105-XA' });
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    // The browser tells this by itself; the stand-in of one does not.
    if (!menu) throw new Error('There is no menu');
    Object.assign(menu, { hidePopover: () => {} });
    fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
    fireEvent.click(await within(menu).findByRole('button', { name: 'Retire', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Retire LSD-105-XA?' });
    expect(api.of('DELETE ')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Retire' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.of('POST ')).toHaveLength(1));
  });
});
