import { routesWith } from '../../platform/http/route.ts';
import type { EarningsContext } from './context.ts';

export const defineRoute = routesWith<EarningsContext>();
