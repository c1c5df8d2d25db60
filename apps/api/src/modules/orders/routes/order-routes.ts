import type { Route } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { createOrderRoute } from './create-order.ts';
import { deleteOrderRoute } from './delete-order.ts';
import { getOrderRoute } from './get-order.ts';
import { listCancellationReasonsRoute } from './list-cancellation-reasons.ts';
import { listOrdersRoute } from './list-orders.ts';
import { updateOrderRoute } from './update-order.ts';

export const orderRoutes: readonly Route<OrdersContext>[] = [
  listOrdersRoute,
  getOrderRoute,
  createOrderRoute,
  updateOrderRoute,
  deleteOrderRoute,
  listCancellationReasonsRoute,
];
