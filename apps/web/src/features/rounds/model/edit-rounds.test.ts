import { describe, expect, it } from 'vitest';
import { type EditedRound, isOnBoard, ofKept, withoutParcel, withParcelIn, withStopAt } from './edit-rounds.ts';

const round = (riderId: string, ...stops: string[]): EditedRound => ({
  riderId,
  stops: stops.map((stop) => ({ orderId: stop.slice(1), kind: stop.startsWith('+') ? 'pickup' : 'drop-off' })),
});
const shown = ({ stops }: EditedRound) =>
  stops.map(({ orderId, kind }) => `${kind === 'pickup' ? '+' : '-'}${orderId}`).join(' ');

describe('a round that is changed by hand', () => {
  const one = round('tobi', '+a', '+b', '-a', '-b');

  it('moves a stop, and never brings before it has fetched', () => {
    expect(shown(withStopAt(one, 3, 2) ?? one)).toBe('+a +b -b -a');
    expect(withStopAt(one, 2, 0), 'a would be brought first').toBeUndefined();
    expect(withStopAt(one, 0, 3)).toBeUndefined();
    expect(withStopAt(one, 0, -1)).toBeUndefined();
    expect(withStopAt(one, 3, 4)).toBeUndefined();
  });

  it('loses a parcel whole, and gives it to another rider whole', () => {
    expect(shown(withoutParcel(one, 'a'))).toBe('+b -b');
    const [his, hers] = withParcelIn([one, round('sunday', '+c', '-c')], 'b', 'sunday');
    expect(his && shown(his)).toBe('+a -a');
    expect(hers && shown(hers)).toBe('+c -c +b -b');
  });

  it('knows what is in the hands of its rider', () => {
    expect(isOnBoard(round('tobi', '-a'), 'a')).toBe(true);
    expect(isOnBoard(one, 'a')).toBe(false);
  });
});

it('begins with what is still ahead of a kept round', () => {
  const stop = { trackingId: '', name: '', address: '', label: '', latitude: 0, longitude: 0, isExpress: false, weight: 1 };
  const times = { promisedBy: null, doneAt: null, expectedAt: null };
  const kept = {
    ...{ id: 'rnd_1', revision: 3, day: '2026-11-19', riderId: 'tobi', riderName: 'Tobi', vehicle: null },
    ...{ departsAt: '2026-11-19T08:00:00Z', endsAt: null, metres: 0 },
    stops: [
      { ...stop, ...times, orderId: 'a', kind: 'pickup', state: 'done' },
      { ...stop, ...times, orderId: 'b', kind: 'pickup', state: 'gone' },
      { ...stop, ...times, orderId: 'a', kind: 'drop-off', state: 'ahead' },
    ],
  } as const;
  expect(ofKept({ ...kept, stops: [...kept.stops] })).toEqual({
    ...{ roundId: 'rnd_1', revision: 3, riderId: 'tobi' },
    stops: [{ orderId: 'a', kind: 'drop-off' }],
  });
});
