import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { rememberDuty, useDutyMemory } from '../../model/duty-memory.ts';
import { duty } from '../../tests/express.ts';
import { DutySwitch } from './duty-switch.tsx';

type Found = { latitude: number; longitude: number; accuracy: number } | { code: number };

function browserFinds(found: Found) {
  const getCurrentPosition = vi.fn((take: (position: unknown) => void, fail: (error: unknown) => void) =>
    'code' in found ? fail(found) : take({ coords: found }),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

const lagos = { latitude: 6.51, longitude: 3.37, accuracy: 20 };

function show() {
  const onKyc = vi.fn();
  renderWithQueries(<DutySwitch userId="usr_1" onKyc={onKyc} />);
  return { onKyc };
}

describe('the duty switch', () => {
  afterEach(() => rememberDuty(null));

  it('goes on duty where one is, the way one travels', async () => {
    browserFinds(lagos);
    const api = standInApi({
      'GET /orders/duty': Response.json(duty()),
      'PUT /orders/duty': Response.json(duty({ isOnDuty: true, isReachable: true, dispatchMode: 1 })),
    });
    show();
    fireEvent.change(await screen.findByLabelText('How you get around'), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Off duty' }));
    await screen.findByRole('switch', { name: 'On duty, car' });
    expect(api.of('PUT')[0]?.body).toEqual({ isOnDuty: true, dispatchMode: 1, latitude: 6.51, longitude: 3.37 });
    expect(useDutyMemory.getState().userId).toBe('usr_1');
    await screen.findByText('This browser can only alert you while Waybill is open.');
  });

  it('asks for no position before somebody wants to go on duty', async () => {
    const ask = browserFinds(lagos);
    standInApi({ 'GET /orders/duty': Response.json(duty()) });
    show();
    await screen.findByRole('switch', { name: 'Off duty' });
    expect(ask).not.toHaveBeenCalled();
    screen.getByText(/They see how far you are, never where/);
  });

  it.each([
    [1, 'Your browser does not tell us where you are'],
    [2, 'We could not find where you are'],
    [3, 'We could not find where you are'],
  ])('says what to do when the browser answers %s', async (code, title) => {
    browserFinds({ code });
    const api = standInApi({ 'GET /orders/duty': Response.json(duty()) });
    show();
    fireEvent.click(await screen.findByRole('switch'));
    await screen.findByText(title);
    expect(api.of('PUT')).toHaveLength(0);
    expect(screen.getByRole('switch')).toHaveProperty('checked', false);
  });

  it('names the working hours of a business that is closed', async () => {
    browserFinds(lagos);
    const workingHours = { start: { hours: 8, minutes: 0, seconds: 0 }, end: { hours: 17, minutes: 30, seconds: 0 } };
    standInApi({
      'GET /orders/duty': Response.json(duty({ workingHours })),
      'PUT /orders/duty': refusal('outside_hours', 'Closed', { status: 409 }),
    });
    show();
    fireEvent.click(await screen.findByRole('switch'));
    await screen.findByText(/works from 8:00 am to 5:30 pm/);
  });

  it('leads to the identity check where that is missing', async () => {
    browserFinds(lagos);
    standInApi({
      'GET /orders/duty': Response.json(duty()),
      'PUT /orders/duty': refusal('kyc_required', 'First your identity', { status: 403 }),
    });
    const { onKyc } = show();
    fireEvent.click(await screen.findByRole('switch'));
    await waitFor(() => expect(onKyc).toHaveBeenCalled());
  });

  it('goes off duty', async () => {
    rememberDuty('usr_1');
    const api = standInApi({
      'GET /orders/duty': Response.json(duty({ isOnDuty: true, isReachable: true, dispatchMode: 0 })),
      'PUT /orders/duty': Response.json(duty()),
    });
    show();
    fireEvent.click(await screen.findByRole('switch', { name: 'On duty, bike' }));
    await screen.findByRole('switch', { name: 'Off duty' });
    expect(api.of('PUT')[0]?.body).toEqual({ isOnDuty: false });
    expect(useDutyMemory.getState().userId).toBeNull();
  });

  it('offers to take over from another device', async () => {
    standInApi({ 'GET /orders/duty': Response.json(duty({ isOnDuty: true, isReachable: true, dispatchMode: 0 })) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Use this device' }));
    expect(useDutyMemory.getState().userId).toBe('usr_1');
  });
});
