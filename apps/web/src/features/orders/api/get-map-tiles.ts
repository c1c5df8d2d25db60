import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getMapTiles as call } from '@waybill/contract/places/get-map-tiles';

export type MapTiles = NonNullable<ResultOf<typeof call>['tiles']>;

let asked: Promise<MapTiles | null> | undefined;

/** Asked once: it does not change while a page is open. Whoever cannot ask has outlines. */
export function getMapTiles(): Promise<MapTiles | null> {
  asked ??= api()
    .call(call, {})
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
