import { routesWith } from '../../platform/http/route.ts';
import type { DevelopersContext } from './context.ts';

export const defineRoute = routesWith<DevelopersContext>();
