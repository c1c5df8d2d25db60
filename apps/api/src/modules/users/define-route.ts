import { routesWith } from '../../platform/http/route.ts';
import type { UsersContext } from './context.ts';

export const defineRoute = routesWith<UsersContext>();
