import { exportConsoleOrders as call } from '@waybill/contract/ops/export-console-orders';
import { type AnyOrder, countEveryOrder, listEveryOrder } from '../../orders/index.ts';
import { sendConsoleFile } from '../console-file.ts';
import { defineRoute } from '../define-route.ts';
import { consoleOrderOf, peopleOfOrders } from '../read-console-orders.ts';
import { orderStatusName } from '../status-names.ts';

const headings = ['Order', 'Tracking number', 'Parcel', 'Kind', 'Status', 'Fee', 'Currency', 'Sender', 'Carrier', 'Asked (UTC)'];

export const exportConsoleOrdersRoute = defineRoute(call, ({ db }, { caller, query, reply }) =>
  sendConsoleFile(
    db,
    reply,
    {
      name: 'orders',
      headings: [...headings, 'Changed (UTC)'],
      count: (most) => countEveryOrder(db, query, most),
      page: (window) => listEveryOrder(db, query, window),
      lines: async (rows: readonly AnyOrder[]) => {
        const people = await peopleOfOrders(db, rows);
        return rows.map((row) => {
          const order = consoleOrderOf(row, people);
          return [
            ...[order.orderId, order.trackingId, order.title, order.kind, orderStatusName(order.orderStatus)],
            ...[order.fee.toFixed(2), order.currency, order.sender.username, order.carrier.username],
            ...[order.dateCreated, order.lastModified],
          ];
        });
      },
    },
    { staffId: caller.userId, filter: query },
  ),
);
