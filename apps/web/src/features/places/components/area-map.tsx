import type { Place } from '@waybill/contract/places/place';
import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { searchAreas } from '../api/search-areas.ts';
import { placeOf } from '../model/address-text.ts';
import { RouteMap } from './lazy-fields.tsx';

type AreaMapProps = { readonly from: string; readonly to: readonly string[]; readonly className?: string };

/** The way between neighbourhoods of which only the names are known. Nothing, where our book does not have all of them. */
export function AreaMap({ from, to, className }: AreaMapProps) {
  const [ends, setEnds] = useState<readonly Place[] | 'looking'>('looking');
  useEffect(() => {
    const stop = new AbortController();
    setEnds('looking');
    Promise.all([from, ...to].map((label) => findArea(label, stop.signal))).then(
      (found) => setEnds(found.every((place) => place !== undefined) ? found : []),
      () => stop.signal.aborted || setEnds([]),
    );
    return () => stop.abort();
  }, [from, to]);
  if (ends === 'looking') return <Skeleton className={classNames('aspect-[15/8] h-auto rounded-card', className)} />;
  const [start, ...stops] = ends;
  return start ? <RouteMap from={start} to={stops} className={className} /> : null;
}

/** By its label, or else by its name in that town or state: a label may say less than the book does. */
async function findArea(label: string, signal: AbortSignal): Promise<Place | undefined> {
  const { places } = await searchAreas(label, undefined, signal);
  const labelled = places.find((place) => place.label === label);
  if (labelled) return placeOf(labelled);
  const [name = '', region] = label.split(', ');
  const named = (await searchAreas(name, undefined, signal)).places;
  const found = named.find((place) => place.name === name && (place.city === region || place.state === region));
  return found && placeOf(found);
}
