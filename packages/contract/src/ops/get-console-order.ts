import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView } from '../money.ts';
import { orderEventView } from '../orders/order-view.ts';
import { outcomeView } from '../orders/outcome.ts';
import { consoleOrderSummaryView } from './list-console-orders.ts';

export const consoleOrderView = z.object({
  ...consoleOrderSummaryView.shape,
  packageId: idOf('package'),
  /** Parts of towns, never doors. */
  pickup: z.string(),
  dropOff: z.string(),
  shipmentDate: z.iso.date(),
  weight: z.number(),
  itemCategoryId: z.int(),
  charge: amountView,
  isChargeByCredit: z.boolean(),
  escrow: z.enum(['held', 'frozen', 'released', 'captured', 'split']),
  /** Everything of this parcel that waits in escrow now: fee, charge, price of the goods and what is kept for attempts. */
  inEscrow: amountView,
  /** What the goods cost their buyer, and whether that is in escrow or was; null where nothing was sold. */
  goods: z.nullable(z.object({ price: amountView, isPaid: z.boolean() })),
  outcome: z.nullable(outcomeView),
  /** Staff decide or have decided about it: what the two say and show is on its own page. */
  isDispute: z.boolean(),
  saleId: z.nullable(idOf('sale')),
  /** What happened, oldest first: what the two have written and shown is left out, unless it is for us to decide. */
  history: z.array(orderEventView),
});
export type ConsoleOrderView = z.infer<typeof consoleOrderView>;

export const getConsoleOrder = defineCall({
  method: 'GET',
  path: '/ops/orders/{orderId}',
  access: 'staff',
  summary:
    'One order: its parcel, both sides, its money and its steps. Doors, phones and the receiver stay with the two sides. Looking is written down.',
  params: z.strictObject({ orderId: idOf('order') }),
  success: { status: 200, body: consoleOrderView },
  errors: ['not_found'],
});
