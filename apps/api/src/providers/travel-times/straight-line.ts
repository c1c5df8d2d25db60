import type { Spot } from '@waybill/contract/places/distance';
import { travelKm } from '@waybill/contract/timeline/estimate';
import { travelMinutes } from '@waybill/contract/timeline/travel-time';
import type { TravelTimesPort } from './port.ts';

/** As the crow flies, with the detours of roads and the pace of the mode. Needs nobody. */
export const straightLine: TravelTimesPort = {
  source: 'straight_line',
  async measure({ spots, mode }) {
    const table = (of: (from: Spot, to: Spot) => number) => spots.map((from) => spots.map((to) => of(from, to)));
    return {
      seconds: table((from, to) => travelMinutes(from, to, mode) * 60),
      metres: table((from, to) => travelKm(from, to, mode) * 1_000),
    };
  },
};
