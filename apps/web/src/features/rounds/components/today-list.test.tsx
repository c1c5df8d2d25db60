import { fireEvent, screen, within } from '@testing-library/react';
import type { TodayStopView } from '@waybill/contract/rounds/get-today';
import { afterEach, describe, expect, it } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { idOf } from '../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { orderOf } from '../../orders/tests/orders.ts';
import { todayStop } from '../tests/rounds.ts';
import { TodayList } from './today-list.tsx';

function show(stops: readonly TodayStopView[], answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    'GET /business/today': () => Response.json({ at: '2026-11-19T09:00:00.000Z', day: '2026-11-19', roundId: null, stops }),
    [`GET /orders/${idOf('ord', '1')}`]: () => Response.json(orderOf('1')),
    [`GET /orders/${idOf('ord', '2')}`]: () => Response.json(orderOf('2')),
    ...answers,
  });
  renderWithQueries(<TodayList />);
  return api;
}

const next = () => screen.findByRole('region', { name: 'Your next stop' });

describe('the day of a rider', () => {
  afterEach(() => localStorage.clear());

  it('begins with the next door: who, where, when, by phone, by map, and one large button', async () => {
    show([todayStop(1, 'pickup'), todayStop(2, 'pickup'), todayStop(1, 'drop-off')]);
    const card = within(await next());
    card.getByRole('heading', { name: 'Fetch from Creekside' });
    card.getByText('Stop 1 of 3');
    expect(card.getByRole('link', { name: /^Call Creekside/ }).getAttribute('href')).toBe('tel:+2348031234567');
    card.getByRole('link', { name: 'Navigate' });
    fireEvent.click(await card.findByRole('button', { name: 'Pick it up' }));
    const door = await screen.findByRole('dialog', { name: 'Pick up the parcel' });
    await within(door).findByLabelText('The sender’s code');
    screen.getByRole('heading', { name: 'After that: 2 stops' });
    await screen.findByText('All of it is on this phone: you can ride without network.');
  });

  it('goes on with what this phone knows better than the server: a code that waits for the network', async () => {
    const claim = {
      orderId: idOf('ord', '1'),
      trackingId: '7K3M9QXP1',
      to: 2,
      code: '482913',
      happenedAt: '2026-11-19T09:10:00.000Z',
    };
    localStorage.setItem(`waybill.claims.${ada.id}`, JSON.stringify([{ key: 'one', ...claim }]));
    show([todayStop(1, 'pickup'), todayStop(1, 'drop-off')]);
    const card = within(await next());
    card.getByRole('heading', { name: 'Bring to Receiver 1' });
    card.getByText('Stop 2 of 2');
    fireEvent.click(await card.findByRole('button', { name: 'Hand it over' }));
    await screen.findByRole('dialog', { name: 'Hand the parcel over' });
  });

  it('asks for one yes to all that is new', async () => {
    const isOffered = true;
    const api = show(
      [todayStop(1, 'pickup', { isOffered }), todayStop(1, 'drop-off', { isOffered }), todayStop(2, 'pickup', { isOffered })],
      {
        [`PUT /orders/${idOf('ord', '1')}/assignment`]: () => refusal('not_found', 'That order is not with you now.'),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, I ride them' }));
    await expect.poll(() => api.of('PUT /orders').length).toBeGreaterThan(0);
    expect(api.of('PUT /orders')[0]?.body).toEqual({ answer: 'taken' });
  });

  it('says when all is done, when nothing is to be done, and when it could not be loaded', async () => {
    show([todayStop(1, 'pickup', { state: 'done' }), todayStop(1, 'drop-off', { state: 'done' })]);
    await screen.findByText('All done for now');
    screen.getByText('2 stops done');
  });

  it('is empty before anybody gives them something', async () => {
    show([]);
    await screen.findByText('Nothing to ride now');
  });

  it('says that it could not be loaded', async () => {
    show([], { 'GET /business/today': () => refusal('not_found', 'The day is away.') });
    await screen.findByText('We could not load your day');
  });
});
