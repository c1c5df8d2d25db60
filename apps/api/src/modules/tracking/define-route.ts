import { routesWith } from '../../platform/http/route.ts';
import type { TrackingContext } from './context.ts';

export const defineRoute = routesWith<TrackingContext>();
