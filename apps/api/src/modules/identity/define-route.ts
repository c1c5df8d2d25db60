import { routesWith } from '../../platform/http/route.ts';
import type { IdentityContext } from './context.ts';

export const defineRoute = routesWith<IdentityContext>();
