import { routesWith } from '../../platform/http/route.ts';
import type { FleetContext } from './context.ts';

export const defineRoute = routesWith<FleetContext>();
