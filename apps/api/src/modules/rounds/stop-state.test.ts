import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { followRound, handoverSeconds, stateOf } from './stop-state.ts';
import type { StoredStop } from './storage/rounds.ts';

const tobi = 'usr_tobi';
const order = (status: OrderStatus, riderId: string | null = tobi, pickedUpAt: Date | null = null) => ({
  ...{ status, riderId, pickedUpAt, deliveredAt: null },
});
const stop = (orderId: string, kind: StoredStop['kind'], travelSeconds = 600): StoredStop => ({
  ...{ orderId, kind, travelSeconds, travelMetres: 4_000, opensAt: null, closesAt: null, promisedBy: null },
});
const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);
const { Accepted, PickedUp, InTransit, AttemptFailed, Returning, Delivered, Completed, Cancelled } = orderStatus;

describe('what became of a stop', () => {
  it('is what its order says', () => {
    expect(stateOf('pickup', order(Accepted), tobi)).toBe('ahead');
    for (const status of [PickedUp, InTransit, AttemptFailed]) {
      expect(stateOf('pickup', order(status), tobi)).toBe('done');
      expect(stateOf('drop-off', order(status), tobi)).toBe('ahead');
    }
    for (const status of [Delivered, Completed]) expect(stateOf('drop-off', order(status), tobi)).toBe('done');
  });

  it('is gone where it was called off, goes back, or somebody else has it', () => {
    expect(stateOf('pickup', order(Cancelled), tobi)).toBe('gone');
    expect(stateOf('drop-off', order(Returning), tobi)).toBe('gone');
    expect(stateOf('pickup', order(Accepted, 'usr_sunday'), tobi)).toBe('gone');
    expect(stateOf('pickup', order(Accepted, null), tobi)).toBe('gone');
    expect(stateOf('pickup', undefined, tobi)).toBe('gone');
  });
});

describe('when the rest is expected', () => {
  const stops = [stop('a', 'pickup'), stop('a', 'drop-off'), stop('b', 'pickup')];
  const round = { riderId: tobi, departsAt: at('09:00'), stops };
  const expected = (orders: Record<string, ReturnType<typeof order>>, now: Date) =>
    followRound(round, new Map(Object.entries(orders)), now).map(({ expectedAt }) => expectedAt?.toISOString().slice(11, 16));

  it('counts from the departure, with the time that each door takes', () => {
    expect(handoverSeconds).toBe(180);
    expect(expected({ a: order(Accepted), b: order(Accepted) }, at('08:00'))).toEqual(['09:10', '09:23', '09:36']);
  });

  it('counts from the last door that was done, and never says that it was in the past', () => {
    const fetched = order(PickedUp, tobi, at('10:00'));
    expect(expected({ a: fetched, b: order(Accepted) }, at('10:01'))).toEqual([undefined, '10:10', '10:23']);
    expect(expected({ a: fetched, b: order(Accepted) }, at('11:00'))).toEqual([undefined, '11:00', '11:13']);
  });

  it('goes on past what is gone, and waits for a door to open', () => {
    expect(expected({ a: order(Cancelled), b: order(Accepted) }, at('08:00'))).toEqual([undefined, undefined, '09:10']);
    const late = followRound(
      { ...round, stops: [{ ...stop('a', 'pickup'), opensAt: at('12:00') }] },
      new Map([['a', order(Accepted)]]),
      at('08:00'),
    );
    expect(late[0]?.expectedAt).toEqual(at('12:00'));
  });
});
