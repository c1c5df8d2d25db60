import type { TodayStopView } from '@waybill/contract/rounds/get-today';
import type { DraftRoundView, DraftStopView, RoundView } from '@waybill/contract/rounds/round-view';
import { idOf } from '../../../tests/parcels.ts';

const places = { 1: 'Surulere, Lagos', 2: 'Apapa, Lagos' } as const;

/** A stop of the parcel with this number, which is fetched in Yaba. */
export function draftStop(number: 1 | 2, kind: DraftStopView['kind']): DraftStopView {
  const label = kind === 'pickup' ? 'Yaba, Lagos' : places[number];
  return {
    ...{ orderId: idOf('ord', `${number}`), kind, trackingId: `7K3M9QXP${number}`, label, address: `${number} Market Road` },
    name: kind === 'pickup' ? 'Creekside' : `Receiver ${number}`,
    ...{ latitude: 6.5 + number / 100, longitude: 3.37, isExpress: false, weight: 2, promisedBy: null },
    arrivesAt: '2026-11-19T10:00:00.000Z',
  };
}

export const tobi = { riderId: idOf('usr', 'T'), riderName: 'Tobi Ajayi' };

export function draftRound(stops: readonly DraftStopView[], changes: Partial<DraftRoundView> = {}): DraftRoundView {
  return {
    ...{ roundId: null, revision: null, ...tobi, vehicle: null, departsAt: '2026-11-19T09:00:00.000Z' },
    ...{ endsAt: '2026-11-19T12:00:00.000Z', metres: 12_000, stops: [...stops], faults: [], ...changes },
  };
}

export const bothParcels = [draftStop(1, 'pickup'), draftStop(2, 'pickup'), draftStop(1, 'drop-off'), draftStop(2, 'drop-off')];

export function keptRound(): RoundView {
  return {
    ...{ id: idOf('rnd', '1'), revision: 4, day: '2026-11-19', ...tobi, vehicle: null, departsAt: '2026-11-19T09:00:00.000Z' },
    ...{ endsAt: '2026-11-19T12:00:00.000Z', metres: 12_000 },
    stops: bothParcels.map(({ arrivesAt, ...stop }, index) => ({
      ...stop,
      state: index === 0 ? 'done' : 'ahead',
      doneAt: index === 0 ? arrivesAt : null,
      expectedAt: index === 0 ? null : arrivesAt,
    })),
  };
}

export function todayStop(number: 1 | 2, kind: TodayStopView['kind'], changes: Partial<TodayStopView> = {}): TodayStopView {
  const { arrivesAt, ...stop } = draftStop(number, kind);
  return {
    ...stop,
    ...{ state: 'ahead', doneAt: null, expectedAt: arrivesAt, orderStatus: 1, phoneNumber: '+2348031234567', note: '' },
    ...{ isReturn: false, isOffered: false, inRound: true, ...changes },
  };
}
