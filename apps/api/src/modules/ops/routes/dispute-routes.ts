import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { decideDisputeRoute } from './decide-dispute.ts';
import { getDisputeRoute } from './get-dispute.ts';
import { listDisputesRoute } from './list-disputes.ts';

import { lookIntoClaimRoute } from './look-into-claim.ts';

export const disputeRoutes: readonly Route<OpsContext>[] = [
  listDisputesRoute,
  getDisputeRoute,
  decideDisputeRoute,
  lookIntoClaimRoute,
];
