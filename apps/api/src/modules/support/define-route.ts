import { routesWith } from '../../platform/http/route.ts';
import type { SupportContext } from './context.ts';

export const defineRoute = routesWith<SupportContext>();
