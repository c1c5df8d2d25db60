import { listConsoleOrders as call } from '@waybill/contract/ops/list-console-orders';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { listEveryOrder } from '../../orders/index.ts';
import { defineRoute } from '../define-route.ts';
import { consoleOrderOf, peopleOfOrders } from '../read-console-orders.ts';

export const listConsoleOrdersRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { limit, skip, cursor, ...filter } = query;
    const rows = await listEveryOrder(db, filter, { after: decodeCursor(cursor), limit: limit + 1, skip });
    const people = await peopleOfOrders(db, rows);
    return pageOf(rows, limit, (row) => consoleOrderOf(row, people));
  },
  { reads: 'replica' },
);
