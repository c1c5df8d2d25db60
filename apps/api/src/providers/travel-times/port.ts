import type { Spot } from '@waybill/contract/places/distance';
import type { TravelMatrix } from '@waybill/contract/rounds/round';
import type { DispatchMode } from '@waybill/contract/timeline/enums';

export type TravelQuestion = { readonly spots: readonly Spot[]; readonly mode: DispatchMode };

/**
 * How long it takes, and how far it is, from each place to each other; Infinity where no road leads. Rejects with ProviderUnavailable when
 * it cannot be asked or understood.
 */
export type TravelTimesPort = {
  readonly source: 'straight_line' | 'osrm' | 'valhalla';
  measure(question: TravelQuestion): Promise<TravelMatrix>;
};
