import type { PositionView } from '@waybill/contract/orders/position-view';
import type { Spot } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { When } from '../../../../ui/when.tsx';
import { RouteMap } from '../../../places/index.ts';
import { getMapTiles, type MapTiles } from '../../api/get-map-tiles.ts';
import { OpenInMaps } from './open-in-maps.tsx';

type TrackMapProps = {
  readonly from: Place;
  readonly to: Place;
  readonly position: PositionView | null;
  /** Where the carrier has been, oldest first. */
  readonly trail: readonly Spot[];
  /** The place to hand over to the phone’s maps; nothing once it is over. */
  readonly target?: { readonly spot: Spot; readonly label: string } | undefined;
};

type Ground =
  | 'asking'
  | 'outline'
  | { readonly tiles: MapTiles; readonly TileMap: ComponentType<TrackMapProps & { readonly tiles: MapTiles }> };

/** Where a parcel goes, has been and is, as the hero of its screen: on streets where this house has them, else on a map of our own. */
export function TrackMap(props: TrackMapProps) {
  const { from, to, position, trail, target } = props;
  const ground = useGround();
  // The same list every time: a map is fitted anew when its places change.
  const ends = useMemo(() => [to], [to]);
  return (
    <div className="track-hero">
      <div className="min-h-0 flex-1">
        {ground === 'asking' ? <Skeleton className="h-full rounded-none" /> : null}
        {ground === 'outline' ? (
          <RouteMap from={from} to={ends} here={position} trail={trail} shape="hero" className="h-full" />
        ) : null}
        {typeof ground === 'object' ? <ground.TileMap {...props} tiles={ground.tiles} /> : null}
      </div>
      {position || target ? (
        <div className="flex items-center justify-between gap-3 px-4 pb-1">
          <p className="text-13 text-ink-soft">
            {position ? (
              <>
                Last seen <When at={position.at} />
              </>
            ) : null}
          </p>
          {target ? <OpenInMaps {...target} /> : null}
        </div>
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
