import type { Route } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';

export const expressRoutes: readonly Route<OrdersContext>[] = [];
