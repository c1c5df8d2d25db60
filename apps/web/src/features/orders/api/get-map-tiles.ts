import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getMapTiles } from '@waybill/contract/places/get-map-tiles';

export type MapTiles = NonNullable<ResultOf<typeof getMapTiles>['tiles']>;

let asked: Promise<MapTiles | null> | undefined;

/** Asked once: it does not change while a page is open. Whoever cannot ask has outlines. */
export function mapTiles(): Promise<MapTiles | null> {
  asked ??= api()
    .call(getMapTiles, {})
    .then(
      ({ tiles }) => tiles,
      () => {
        asked = undefined;
        return null;
      },
    );
  return asked;
}

/** For tests, which have one house after the other. */
export function forgetMapTiles(): void {
  asked = undefined;
}
