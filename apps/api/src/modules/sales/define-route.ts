import { routesWith } from '../../platform/http/route.ts';
import type { SalesContext } from './context.ts';

export const defineRoute = routesWith<SalesContext>();
