import type { PositionView } from '@waybill/contract/orders/position-view';
import type { Place } from '@waybill/contract/places/place';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { When } from '../../../../ui/when.tsx';
import { RouteMap } from '../../../places/index.ts';
import { getMapTiles, type MapTiles } from '../../api/get-map-tiles.ts';

type TrackMapProps = {
  readonly from: Place;
  readonly to: Place;
  readonly position: PositionView | null;
  readonly className?: string | undefined;
};

type Ground =
  | 'asking'
  | 'outline'
  | { readonly tiles: MapTiles; readonly TileMap: ComponentType<TrackMapProps & { readonly tiles: MapTiles }> };

/** Where a parcel goes and where it is: on streets where this house has them, else on outlines. */
export function TrackMap({ from, to, position, className }: TrackMapProps) {
  const ground = useGround();
  // The same list every time: a map is fitted anew when its places change.
  const ends = useMemo(() => [to], [to]);
  return (
    <div className={className}>
      {ground === 'asking' ? <Skeleton className="aspect-[15/8] h-auto rounded-card" /> : null}
      {ground === 'outline' ? <RouteMap from={from} to={ends} here={position} /> : null}
      {typeof ground === 'object' ? <ground.TileMap tiles={ground.tiles} from={from} to={to} position={position} /> : null}
      {position ? (
        <p className="mt-1.5 text-13 text-ink-soft">
          Last seen <When at={position.at} />
        </p>
      ) : null}
    </div>
  );
}

/** The program that draws tiles is fetched only where there are some; without it there are outlines. */
function useGround(): Ground {
  const [ground, setGround] = useState<Ground>('asking');
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<Ground> {
      const tiles = await getMapTiles();
      return tiles ? { tiles, TileMap: (await import('./tile-map.tsx')).TileMap } : 'outline';
    }
    look()
      .catch((): Ground => 'outline')
      .then((found) => isGone || setGround(found));
    return () => {
      isGone = true;
    };
  }, []);
  return ground;
}
