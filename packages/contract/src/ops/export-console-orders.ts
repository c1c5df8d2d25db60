import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { orderListFilter } from './list-console-orders.ts';
import { mostLinesInFile } from './list-filter.ts';

export const exportConsoleOrders = defineCall({
  method: 'GET',
  path: '/ops/order-file',
  access: 'staff',
  summary: `Orders as they are narrowed, as CSV, at most ${mostLinesInFile.toLocaleString('en-NG')} lines. Taking them out of here is written down.`,
  query: z.strictObject(orderListFilter),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
