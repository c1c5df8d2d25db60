import type { TodayStopView } from '@waybill/contract/rounds/get-today';
import { expect, it } from 'vitest';
import { stopsAhead } from './next-stop.ts';

const stop = (
  orderId: string,
  kind: TodayStopView['kind'],
  state: TodayStopView['state'] = 'ahead',
  isReturn = false,
): TodayStopView => ({
  ...{ orderId, kind, state, isReturn, trackingId: orderId, name: '', address: '', label: '', latitude: 0, longitude: 0 },
  ...{ isExpress: false, weight: 1, promisedBy: null, doneAt: null, expectedAt: null, orderStatus: 1, phoneNumber: '', note: '' },
  ...{ isOffered: false, inRound: true },
});
const names = (stops: readonly TodayStopView[]) => stops.map(({ orderId, kind }) => `${orderId} ${kind}`);

it('goes on with the first stop that is neither done nor called off', () => {
  expect(names(stopsAhead([stop('a', 'pickup', 'done'), stop('b', 'pickup', 'gone'), stop('a', 'drop-off')], []))).toEqual([
    'a drop-off',
  ]);
});

it('counts what was entered without network, each step by itself, and not what was refused', () => {
  const day = [stop('a', 'pickup'), stop('a', 'drop-off'), stop('b', 'drop-off', 'ahead', true)];
  expect(names(stopsAhead(day, [{ orderId: 'a', to: 2 }]))).toEqual(['a drop-off', 'b drop-off']);
  expect(names(stopsAhead(day, [{ orderId: 'a', to: 2, refusal: { code: 'code_wrong' } }]))[0]).toBe('a pickup');
  expect(
    names(
      stopsAhead(day, [
        { orderId: 'b', to: 6 },
        { orderId: 'a', to: 4 },
      ]),
    ),
  ).toEqual(['a pickup']);
});
