import { routesWith } from '../../platform/http/route.ts';
import type { ImportsContext } from './context.ts';

export const defineRoute = routesWith<ImportsContext>();
