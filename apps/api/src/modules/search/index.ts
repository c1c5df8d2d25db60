import type { Route } from '../../platform/http/route.ts';
import type { SearchContext } from './context.ts';
import { searchEverythingRoute } from './routes/search-everything.ts';

export const searchRoutes: readonly Route<SearchContext>[] = [searchEverythingRoute];
