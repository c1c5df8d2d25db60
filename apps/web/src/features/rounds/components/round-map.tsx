import type { Place } from '@waybill/contract/places/place';
import type { DraftStopView } from '@waybill/contract/rounds/round-view';
import { useMemo } from 'react';
import { RouteMap } from '../../places/index.ts';

type Spot = Pick<DraftStopView, 'label' | 'latitude' | 'longitude'>;

const placeOf = ({ label, latitude, longitude }: Spot): Place => ({
  ...{ label, latitude, longitude, countryCode: 'NG', state: '', city: '' },
});

/** The doors of a round, and the way past them in their order. */
export function RoundMap({ stops }: { readonly stops: readonly Spot[] }) {
  // A map is fitted anew when its places change, not with every answer that says the same.
  const said = JSON.stringify(stops.map(({ label, latitude, longitude }) => ({ label, latitude, longitude })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the stops
  const places = useMemo(() => stops.map(placeOf), [said]);
  const doors = useMemo(() => {
    const seen = new Set<string>();
    return places.filter(({ latitude, longitude }) => {
      const key = `${latitude} ${longitude}`;
      return !seen.has(key) && seen.add(key);
    });
  }, [places]);
  return places.length === 0 ? null : <RouteMap from={null} to={doors} trail={places} />;
}
