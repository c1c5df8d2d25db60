import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { bothParcels, draftRound, draftStop, keptRound, tobi } from '../tests/rounds.ts';
import { RoundsDesk } from './rounds-desk.tsx';

const parcel = (number: 1 | 2, more: Record<string, unknown> = {}) => {
  const { orderId, trackingId } = draftStop(number, 'pickup');
  const at = (label: string) => ({ label, latitude: 6.5, longitude: 3.37 });
  return {
    ...{ orderId, trackingId, from: at('Yaba, Lagos'), to: at(number === 1 ? 'Surulere, Lagos' : 'Apapa, Lagos'), weight: 2 },
    ...{ isExpress: false, receiverName: `Receiver ${number}`, shipmentDate: '2026-11-19', batch: null, ...more },
  };
};

const onDuty = { profilePicture: null, onDutyBy: null, shift: null, vehicle: null };
const nothing = { broken: [], mended: [] };
const cost = { addedMinutes: 18, addedMetres: 6_200, words: '18 minutes more, 6.2 km more.', ...nothing };

function show(answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    'GET /business/rounds': () => Response.json({ items: [], nextCursor: null }),
    'GET /business/rounds/parcels': () => Response.json({ items: [parcel(1), parcel(2)], isCut: false }),
    'GET /business/fleet/today': () =>
      Response.json({
        items: [
          { ...onDuty, riderId: tobi.riderId, name: 'Tobi Ajayi', isOnDuty: true },
          { ...onDuty, riderId: idOf('usr', 'M'), name: 'Musa Lawal', isOnDuty: false },
        ],
        nextCursor: null,
      }),
    'GET /business/members': () =>
      Response.json({
        items: [
          {
            ...{ userId: idOf('usr', 'S'), fullName: 'Sunday Okoro', profilePicture: null, role: 'rider', openOrders: 0 },
            ...{ sharePercent: null, joinedAt: '2026-11-01T09:00:00.000Z' },
          },
        ],
        nextCursor: null,
      }),
    'POST /business/rounds/plan': () => Response.json({ rounds: [draftRound(bothParcels)], leftOut: [], plannedBy: 'own' }),
    ...answers,
  });
  renderWithQueries(
    <>
      <RoundsDesk />
      <Toaster />
    </>,
  );
  return api;
}

async function planAll() {
  fireEvent.click(await screen.findByRole('button', { name: 'Choose all 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Plan 2 parcels' }));
  await screen.findByRole('heading', { name: 'Tobi Ajayi' });
}

const shown = () => screen.getAllByText(/^(Fetch|Bring) /).map(({ textContent }) => textContent);

describe('rounds on the desk', () => {
  it('are planned from what is chosen, say what is left out, and are kept under one key', async () => {
    let tries = 0;
    const leftOut = [{ orderId: idOf('ord', '2'), trackingId: '7K3M9QXP2', reason: 'too_late', words: 'It would be too late.' }];
    const api = show({
      'POST /business/rounds/plan': () =>
        Response.json({
          rounds: [draftRound(bothParcels.filter(({ trackingId }) => trackingId.endsWith('1')))],
          leftOut,
          plannedBy: 'own',
        }),
      'POST /business/rounds': () => {
        tries += 1;
        return tries === 1 ? refusal('list_changed', 'Somebody was faster.', { status: 409 }) : Response.json({ rounds: [] });
      },
    });
    await planAll();
    screen.getByText('One parcel is left out');
    screen.getByText(/It would be too late/);
    expect(api.of('POST /business/rounds/plan')[0]?.body).toMatchObject({ orderIds: [idOf('ord', '1'), idOf('ord', '2')] });
    fireEvent.click(screen.getByRole('button', { name: 'Keep these rounds' }));
    await screen.findAllByText(/Somebody was faster/);
    fireEvent.click(screen.getByRole('button', { name: 'Keep these rounds' }));
    await screen.findByText('The rounds are kept');
    const kept = api.sent.filter(({ call }) => call === 'POST /business/rounds');
    expect(new Set(kept.map(({ key }) => key)).size).toBe(1);
    expect(kept[0]?.body).toMatchObject({
      rounds: [{ riderId: tobi.riderId, stops: [{ kind: 'pickup' }, { kind: 'drop-off' }] }],
    });
  });

  it('are planned for those who are chosen of whoever is on duty', async () => {
    const api = show();
    fireEvent.click(await screen.findByText('Who rides'));
    expect(screen.queryByRole('checkbox', { name: /Musa Lawal/ }), 'is off duty').toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /Tobi Ajayi/ }));
    await planAll();
    expect(api.of('POST /business/rounds/plan')[0]?.body).toMatchObject({ riderIds: [tobi.riderId] });
  });

  it('keep to the hours and promises of doors, which are asked for and sent with the plan and what is kept of it', async () => {
    const api = show({ 'POST /business/rounds': () => Response.json({ rounds: [] }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose all 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Hours of 7K3M9QXP1' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Hours and promises' }));
    const [opens, closes] = [sheet.getAllByLabelText('Opens')[1], sheet.getAllByLabelText('Closes')[1]];
    if (!opens || !closes) throw new Error('There are fields for the drop-off');
    fireEvent.change(opens, { target: { value: '14:00' } });
    fireEvent.change(closes, { target: { value: '10:00' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Plan by these' }));
    sheet.getByText('Please enter a time after it opens');
    fireEvent.change(closes, { target: { value: '16:00' } });
    fireEvent.change(sheet.getByLabelText('Promised by'), { target: { value: '15:00' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Plan by these' }));
    screen.getByText('Bring 14:00 to 16:00, by 15:00');
    fireEvent.click(screen.getByRole('button', { name: 'Plan 2 parcels' }));
    await screen.findByRole('heading', { name: 'Tobi Ajayi' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep these rounds' }));
    await screen.findByText('The rounds are kept');
    const hours = [
      {
        ...{ orderId: idOf('ord', '1'), kind: 'drop-off', opensAt: expect.stringMatching(/T13:00/) },
        ...{ closesAt: expect.stringMatching(/T15:00/), promisedBy: expect.stringMatching(/T14:00/) },
      },
    ];
    expect(api.of('POST /business/rounds').map(({ body }) => body)).toEqual([
      expect.objectContaining({ hours }),
      expect.objectContaining({ hours }),
    ]);
  });

  it('say what a stop that is moved by keyboard costs, and what it breaks, before it is kept', async () => {
    const broken = ['7K3M9QXP1: comes 12 minutes later than promised.'];
    const moved = [bothParcels[0], bothParcels[1], bothParcels[3], bothParcels[2]].flatMap((stop) => stop ?? []);
    const api = show({
      'POST /business/rounds/try': () => Response.json({ rounds: [draftRound(moved)], cost: { ...cost, broken } }),
    });
    await planAll();
    fireEvent.click(screen.getByRole('button', { name: 'Drop-off 7K3M9QXP2: earlier' }));
    await screen.findByText('18 minutes more, 6.2 km more.');
    screen.getByText(broken[0] ?? '');
    expect(shown()).toEqual(['Fetch from Creekside', 'Fetch from Creekside', 'Bring to Receiver 2', 'Bring to Receiver 1']);
    expect(api.of('POST /business/rounds/try')[0]?.body).toMatchObject({
      before: [{ stops: bothParcels.map(({ orderId, kind }) => ({ orderId, kind })) }],
      after: [{ stops: moved.map(({ orderId, kind }) => ({ orderId, kind })) }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()[2]).toBe('Bring to Receiver 1');
    expect(screen.queryByText('18 minutes more, 6.2 km more.')).toBeNull();
  });

  it('never bring a parcel before it is fetched', async () => {
    const api = show();
    await planAll();
    const first = screen.getByRole('button', { name: 'Pickup 7K3M9QXP1: earlier' });
    expect(first.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(first);
    expect(api.of('POST /business/rounds/try')).toHaveLength(0);
  });

  it('give a parcel to another rider, and take one out', async () => {
    const api = show({ 'POST /business/rounds/try': () => Response.json({ rounds: [draftRound(bothParcels)], cost }) });
    await planAll();
    fireEvent.click(screen.getByRole('button', { name: 'Drop-off 7K3M9QXP2: another rider, or out' }));
    fireEvent.click(await screen.findByRole('button', { name: /Sunday Okoro/ }));
    await screen.findByText(cost.words);
    expect(api.of('POST /business/rounds/try')[0]?.body).toMatchObject({
      after: [{ riderId: tobi.riderId }, { riderId: idOf('usr', 'S'), stops: [{ kind: 'pickup' }, { kind: 'drop-off' }] }],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Drop-off 7K3M9QXP1: another rider, or out' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take it out of the round' }));
    await expect.poll(() => api.of('POST /business/rounds/try')).toHaveLength(2);
    expect(api.of('POST /business/rounds/try')[1]?.body).toMatchObject({ after: [{ stops: [] }, { riderId: idOf('usr', 'S') }] });
  });

  it('that run are shown with what is done, and an express parcel is slipped in with what it costs', async () => {
    const round = keptRound();
    const draft = draftRound(bothParcels.slice(1), { roundId: round.id, revision: 4 });
    const api = show({
      'GET /business/rounds': () => Response.json({ items: [round], nextCursor: null }),
      'GET /business/rounds/parcels': () => Response.json({ items: [parcel(1, { isExpress: true })], isCut: false }),
      'GET /business/rounds/slipping': () => Response.json({ rounds: [{ round: draft, cost }] }),
      'POST /business/rounds': () => Response.json({ rounds: [round] }),
    });
    await screen.findByText(/^1 of 4 stops done/);
    fireEvent.click(await screen.findByRole('button', { name: 'Slip in 7K3M9QXP1' }));
    const sheet = await screen.findByRole('dialog', { name: 'Slip in: to Surulere, Lagos' });
    fireEvent.click(await within(sheet).findByRole('button', { name: /Tobi Ajayi.*18 minutes more/s }));
    await screen.findByText('In the round of Tobi Ajayi');
    expect(api.sent.find(({ call }) => call === 'POST /business/rounds')?.body).toMatchObject({
      rounds: [{ roundId: round.id, revision: 4, riderId: tobi.riderId }],
    });
  });

  it('say what the place is for, and that it could not be loaded', async () => {
    show({
      'GET /business/rounds': () => refusal('not_found', 'The rounds are away.'),
      'GET /business/rounds/parcels': () => Response.json({ items: [], isCut: false }),
    });
    await screen.findByText('We could not load the rounds');
    await screen.findByText('Nothing waits: every parcel has its rider.');
  });
});
