import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { DevelopersContext } from './context.ts';
import { dropTestWorlds } from './jobs/drop-test-worlds.ts';
import { forgetRequests } from './jobs/forget-requests.ts';
import { createKeyRoute } from './routes/create-key.ts';
import { listKeyRequestsRoute } from './routes/list-key-requests.ts';
import { listKeysRoute } from './routes/list-keys.ts';
import { restartTestWorldRoute } from './routes/restart-test-world.ts';
import { revokeKeyRoute } from './routes/revoke-key.ts';
import { setKeyLimitRoute } from './routes/set-key-limit.ts';
import { updateKeyRoute } from './routes/update-key.ts';

export { forgetDeveloper } from './commands/forget-developer.ts';
export type { TestWorldsPort } from './context.ts';
export { createKeyLog } from './key-log.ts';
export { listGivenUp, listRecentWorlds, type TestWorldRow, useTestWorld } from './storage/test-worlds.ts';

export const developersRoutes: readonly Route<DevelopersContext>[] = [
  createKeyRoute,
  listKeysRoute,
  updateKeyRoute,
  setKeyLimitRoute,
  revokeKeyRoute,
  listKeyRequestsRoute,
  restartTestWorldRoute,
];

export const developersJobs: readonly JobHandler<DevelopersContext>[] = [forgetRequests, dropTestWorlds];
