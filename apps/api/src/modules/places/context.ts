import type { PlaceFinder } from './find-places.ts';

/** What this module needs of the program. */
export type PlacesContext = {
  readonly findPlaces: PlaceFinder;
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined;
};
