import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { CollectionsContext } from './context.ts';
import { forgetOldCollections } from './jobs/forget-collections.ts';
import { createCollectionRoute } from './routes/create-collection.ts';
import { endCollectionRoute } from './routes/end-collection.ts';
import { getCollectionRoute } from './routes/get-collection.ts';
import { listCollectionsRoute } from './routes/list-collections.ts';
import { pickUpCollectionRoute } from './routes/pick-up-collection.ts';
import { takeCollectionRoute } from './routes/take-collection.ts';

export { collectionDeclined, collectionOffered, collectionPickedUp, collectionTaken } from './events.ts';
export { forgetCollections } from './storage/collections.ts';

export const collectionsRoutes: readonly Route<CollectionsContext>[] = [
  createCollectionRoute,
  listCollectionsRoute,
  getCollectionRoute,
  endCollectionRoute,
  takeCollectionRoute,
  pickUpCollectionRoute,
];

export const collectionsJobs: readonly JobHandler<CollectionsContext>[] = [forgetOldCollections];
