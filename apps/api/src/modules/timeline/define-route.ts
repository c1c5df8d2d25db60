import { routesWith } from '../../platform/http/route.ts';
import type { TimelineContext } from './context.ts';

export const defineRoute = routesWith<TimelineContext>();
