import { routesWith } from '../../platform/http/route.ts';
import type { SearchContext } from './context.ts';

export const defineRoute = routesWith<SearchContext>();
