import { routesWith } from '../../platform/http/route.ts';
import type { CollectionsContext } from './context.ts';

export const defineRoute = routesWith<CollectionsContext>();
