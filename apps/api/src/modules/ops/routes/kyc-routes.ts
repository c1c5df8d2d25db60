import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { decideCheckRoute } from './decide-check.ts';
import { getCheckDetailsRoute } from './get-check-details.ts';
import { getCheckFileRoute } from './get-check-file.ts';
import { listChecksRoute } from './list-checks.ts';

export const kycRoutes: readonly Route<OpsContext>[] = [
  listChecksRoute,
  getCheckDetailsRoute,
  getCheckFileRoute,
  decideCheckRoute,
];
