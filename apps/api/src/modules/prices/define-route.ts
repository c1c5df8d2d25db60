import { routesWith } from '../../platform/http/route.ts';
import type { PricesContext } from './context.ts';

export const defineRoute = routesWith<PricesContext>();
