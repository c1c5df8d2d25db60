import type { PositionView } from '@waybill/contract/orders/position-view';
import type { Spot } from '@waybill/contract/places/distance';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import { travelKm } from '@waybill/contract/timeline/estimate';
import { travelMinutes } from '@waybill/contract/timeline/travel-time';

type Journey = {
  /** Position of the carrier, or the pickup place. */
  readonly from: Spot;
  readonly to: Spot;
  readonly mode: DispatchMode;
  readonly now: Date;
};

/** Minutes before and after the way, however short it is: the last corner, a bus park, an airport, customs. */
const fixedMinutes: Readonly<Record<DispatchMode, number>> = { 0: 5, 1: 5, 2: 10, 3: 20, 4: 60, 5: 360, 6: 4_320 };
/** People forgive early, not late. */
const marginPercent = 15;
/** An estimate to the minute is not believed: near ones go by five, far ones by the hour. */
const steps = { near: 5, far: 60, farFromMinutes: 360 };

/** When a parcel is likely to arrive, rounded up. Worked out from the map: nobody promised it. */
export function estimateArrival({ from, to, mode, now }: Journey): Date {
  const minutes = (travelMinutes(from, to, mode) * (100 + marginPercent)) / 100 + fixedMinutes[mode];
  return roundedUp(now.getTime() + minutes * 60_000, minutes);
}

export function windowViewOf(window: ArrivalWindow | null) {
  return window && { earliest: window.earliest.toISOString(), latest: window.latest.toISOString() };
}

type Underway = {
  readonly pickup: Spot;
  readonly dropOff: Spot;
  readonly mode: DispatchMode;
  readonly pickedUpAt: Date;
  readonly position: PositionView | null;
};

type ArrivalWindow = { readonly earliest: Date; readonly latest: Date };

/** How much sooner and later than worked out it may come: twice as much where nobody knows where the carrier is. */
const spread = { sooner: 0.85, later: 1.3, laterUnseen: 1.6 } as const;
/** Bounds of how fast somebody is against what we would expect: a long halt is not the pace of the whole way. */
const pace = { fastest: 0.7, slowest: 2, judgedFromKm: 3 } as const;

/**
 * Between when and when a parcel is likely to come, from the distance left, how it travels, and how fast it has been so far. Nothing once
 * the later of the two has passed: an estimate that did not hold is none.
 */
export function estimateWindow({ pickup, dropOff, mode, pickedUpAt, position }: Underway, now: Date): ArrivalWindow | null {
  const seenAt = position ? new Date(position.at) : pickedUpAt;
  const left = travelMinutes(position ?? pickup, dropOff, mode) * paceOf({ pickup, dropOff, mode, pickedUpAt, position });
  const later = position ? spread.later : spread.laterUnseen;
  const latest = roundedUp(seenAt.getTime() + (left * later + fixedMinutes[mode]) * 60_000, left);
  if (latest <= now) return null;
  const stepMs = stepOf(left);
  const soonest = seenAt.getTime() + (left * spread.sooner + fixedMinutes[mode] / 2) * 60_000;
  const earliest = Math.max(Math.floor(soonest / stepMs) * stepMs, Math.floor(now.getTime() / stepMs) * stepMs);
  return { earliest: new Date(Math.min(earliest, latest.getTime() - stepMs)), latest };
}

/** One where it goes as we would expect, two where it takes twice as long; counts the more the further it has come. */
function paceOf({ pickup, dropOff, mode, pickedUpAt, position }: Underway): number {
  if (!position || travelKm(pickup, position, mode) < pace.judgedFromKm) return 1;
  const expected = travelMinutes(pickup, position, mode);
  const taken = (Date.parse(position.at) - pickedUpAt.getTime()) / 60_000;
  const observed = Math.min(Math.max(taken / expected, pace.fastest), pace.slowest);
  const share = Math.min(1, expected / Math.max(travelMinutes(pickup, dropOff, mode), 1));
  return 1 + share * (observed - 1);
}

const stepOf = (minutes: number) => (minutes < steps.farFromMinutes ? steps.near : steps.far) * 60_000;

function roundedUp(at: number, minutes: number): Date {
  return new Date(Math.ceil(at / stepOf(minutes)) * stepOf(minutes));
}
