import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { riderDuty, someShift, someVehicle } from '../tests/fleets.ts';
import { DutyCard } from './duty-card.tsx';
import { OwnShifts } from './own-shifts.tsx';

const ahead = someShift('1', riderDuty().riderId, '2045-11-14T05:00:00.000Z', '2045-11-14T13:00:00.000Z');

function show(answers: Parameters<typeof standInApi>[0]) {
  const api = standInApi(answers);
  renderWithQueries(
    <>
      <DutyCard />
      <OwnShifts />
      <Toaster />
    </>,
  );
  return api;
}

describe('a rider’s own duty', () => {
  it('is switched by themselves, and says until when that counts', async () => {
    const on = riderDuty({ isOnDuty: true, onDutyBy: 'self', vehicle: someVehicle('4') });
    const api = show({
      'GET /business/duty': () => Response.json(riderDuty({ shifts: [ahead] })),
      'PUT /business/duty': () => Response.json(on),
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Off duty' }));
    await screen.findByText('You are on duty');
    screen.getByText(/until your next shift or for twelve hours/);
    screen.getByText('LSD-104-XA');
    expect(api.of('PUT ')[0]?.body).toEqual({ isOnDuty: true });
  });

  it('stands above their shifts', async () => {
    show({ 'GET /business/duty': () => Response.json(riderDuty({ shift: ahead, shifts: [ahead] })) });
    await screen.findByText('Your next shift: Tue 14 Nov 2045, 6 am – 2 pm.');
    screen.getByText('Tue 14 Nov 2045');
    screen.getByText('8 h');
    screen.getByText(/You have no vehicle/);
  });

  it('says so when it could not be loaded', async () => {
    show({ 'GET /business/duty': () => refusal('internal', 'That is our mistake.', { status: 500 }) });
    await screen.findByText('We could not see whether you are on duty');
  });
});
