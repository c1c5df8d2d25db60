import type { Spot } from '@waybill/contract/places/distance';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import { travelKm } from '@waybill/contract/timeline/estimate';

type Journey = {
  /** Position of the carrier, or the pickup place. */
  readonly from: Spot;
  readonly to: Spot;
  readonly mode: DispatchMode;
  readonly now: Date;
};

/** With stops and traffic, from door to door: Bike, Car, Van, Truck, Bus, Air, Sea. */
const kilometresAnHour: Readonly<Record<DispatchMode, number>> = { 0: 24, 1: 30, 2: 26, 3: 30, 4: 45, 5: 500, 6: 25 };
/** Minutes before and after the way, however short it is: the last corner, a bus park, an airport, customs. */
const fixedMinutes: Readonly<Record<DispatchMode, number>> = { 0: 5, 1: 5, 2: 10, 3: 20, 4: 60, 5: 360, 6: 4_320 };
/** People forgive early, not late. */
const marginPercent = 15;
/** An estimate to the minute is not believed: near ones go by five, far ones by the hour. */
const steps = { near: 5, far: 60, farFromMinutes: 360 };

/** When a parcel is likely to arrive, rounded up. Worked out from the map: nobody promised it. */
export function estimateArrival({ from, to, mode, now }: Journey): Date {
  const travelMinutes = (travelKm(from, to, mode) / kilometresAnHour[mode]) * 60;
  const minutes = (travelMinutes * (100 + marginPercent)) / 100 + fixedMinutes[mode];
  const stepMs = (minutes < steps.farFromMinutes ? steps.near : steps.far) * 60_000;
  return new Date(Math.ceil((now.getTime() + minutes * 60_000) / stepMs) * stepMs);
}
