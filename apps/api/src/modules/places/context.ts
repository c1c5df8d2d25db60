import type { PlaceFinder } from './find-places.ts';

export type PlacesContext = {
  readonly findPlaces: PlaceFinder;
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined;
};
