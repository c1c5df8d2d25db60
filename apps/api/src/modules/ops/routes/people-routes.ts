import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { findQuotedRoute } from './find-quoted.ts';
import { getPersonRoute } from './get-person.ts';
import { restorePersonRoute } from './restore-person.ts';
import { searchPeopleRoute } from './search-people.ts';
import { suspendPersonRoute } from './suspend-person.ts';

export const peopleRoutes: readonly Route<OpsContext>[] = [
  findQuotedRoute,
  searchPeopleRoute,
  getPersonRoute,
  suspendPersonRoute,
  restorePersonRoute,
];
