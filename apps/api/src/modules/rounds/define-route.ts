import { routesWith } from '../../platform/http/route.ts';
import type { RoundsContext } from './context.ts';

export const defineRoute = routesWith<RoundsContext>();
