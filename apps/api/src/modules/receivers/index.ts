import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { ReceiversContext } from './context.ts';
import { forgetOldDoorWords } from './jobs/forget-old-door-words.ts';
import { forgetDoorWordsRoute } from './routes/forget-door-words.ts';
import { keepReceiverRoute } from './routes/keep-receiver.ts';
import { listReceiversRoute } from './routes/list-receivers.ts';
import { removeReceiverRoute } from './routes/remove-receiver.ts';
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
];

export const receiversJobs: readonly JobHandler<ReceiversContext>[] = [forgetOldDoorWords];
