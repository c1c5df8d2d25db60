import { routesWith } from '../../platform/http/route.ts';
import type { OrdersContext } from './context.ts';

export const defineRoute = routesWith<OrdersContext>();
