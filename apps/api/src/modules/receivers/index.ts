import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { ReceiversContext } from './context.ts';
import { forgetOldDoorWords } from './jobs/forget-old-door-words.ts';
import { forgetDoorWordsRoute } from './routes/forget-door-words.ts';
import { keepPickupPlaceRoute } from './routes/keep-pickup-place.ts';
import { keepReceiverRoute } from './routes/keep-receiver.ts';
import { listPickupPlacesRoute } from './routes/list-pickup-places.ts';
import { listReceiversRoute } from './routes/list-receivers.ts';
import { removePickupPlaceRoute } from './routes/remove-pickup-place.ts';
import { removeReceiverRoute } from './routes/remove-receiver.ts';
import { updatePickupPlaceRoute } from './routes/update-pickup-place.ts';
import { updateReceiverRoute } from './routes/update-receiver.ts';

export { readDoorWords } from './read-door-words.ts';
export { rememberDoor } from './remember-door.ts';
export { forgetReceivers } from './storage/leaving.ts';

export const receiversRoutes: readonly Route<ReceiversContext>[] = [
  listReceiversRoute,
  keepReceiverRoute,
  updateReceiverRoute,
  removeReceiverRoute,
  forgetDoorWordsRoute,
  listPickupPlacesRoute,
  keepPickupPlaceRoute,
  updatePickupPlaceRoute,
  removePickupPlaceRoute,
];

export const receiversJobs: readonly JobHandler<ReceiversContext>[] = [forgetOldDoorWords];
