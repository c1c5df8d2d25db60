import { routesWith } from '../../platform/http/route.ts';
import type { VisitsContext } from './context.ts';

export const defineRoute = routesWith<VisitsContext>();
