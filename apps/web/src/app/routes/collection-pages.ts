import { CollectionRoute } from './collection.tsx';
import { CollectionsRoute } from './collections.tsx';
import { NewCollectionRoute } from './new-collection.tsx';

/** One file for all three: whoever opens one of them goes on to the next. */
export const collectionPages = { list: CollectionsRoute, offer: NewCollectionRoute, one: CollectionRoute } as const;
