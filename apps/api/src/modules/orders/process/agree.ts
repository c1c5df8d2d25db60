import { orderStatus } from '@waybill/contract/orders/enums';
import { stepBecause } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { type LockedPackage, setPackageFee, setPackageState } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { writeEvent } from '../events.ts';
import { sendReceiverLink } from '../jobs/send-receiver-link.ts';
import type { OrderAction } from '../storage/events.ts';
import { findLiveOrder, lockRequested, type OrderRow, setOrderStatus } from '../storage/orders.ts';
import { endRest, publishRest } from './end-rest.ts';
import { hoursUntilDue, writeOrder } from './new-order.ts';
import { endRequest } from './take-step.ts';
import { sendUpdates, type Update, updatesOf } from './updates.ts';
import { requireWanted } from './wanted.ts';

export type Agreement = {
  /** Locked by the caller. */
  readonly item: LockedPackage;
  readonly carrierId: string;
  /** The order between them that was asked for, if the caller has locked it. */
  readonly asked?: OrderRow;
  /** The agreed fee. Where it differs from the held one, the caller changes the hold after this. */
  readonly feeMinor: bigint;
  /** The negotiation that agreed on it, if there was one: it ends in its own way. */
  readonly exceptNegotiationId?: string;
  /** The side that agreed; the carrier by default. */
  readonly by?: 'sender' | 'carrier';
  /** One of several that the same carrier takes in one act: the two sides hear of all of them once, from whoever called. */
  readonly isTogether?: boolean;
};

type AgreeContext = Pick<OrdersContext, 'publish' | 'enqueue'>;

/**
 * A package has found its carrier: the order between them is accepted, or created as accepted; all other requests end; the
 * receiver gets the tracking link and the code, so that a carrier without network can hand it over.
 */
export async function agreeOnCarrier(context: AgreeContext, tx: Tx, agreement: Agreement): Promise<OrderRow> {
  const { item, carrierId, feeMinor, by = 'carrier', isTogether = false } = agreement;
  requireWanted(item);
  const action: OrderAction = { actor: by, userId: by === 'sender' ? item.senderId : carrierId, isTogether };
  const asked = agreement.asked ?? (await findLiveOrder(tx, item.id, carrierId));
  const [order, others, rest] = await Promise.all([
    accept(tx, agreement, asked),
    lockRequested(tx, [item.id]),
    endRest(tx, { packageIds: [item.id], why: 'taken', exceptNegotiationId: agreement.exceptNegotiationId }),
  ]);
  await writeEvent(context, tx, order, { ...action, what: accepted.emits, status: accepted.to });
  const updates = isTogether ? [] : updatesOf(order, accepted.emits);
  updates.push(...(await declineOthers(context, tx, others)));
  updates.push(...publishRest(context, tx, rest, { why: 'taken', orders: [order, ...others] }));
  if (feeMinor !== BigInt(item.priceMinor)) setPackageFee(tx, item.id, feeMinor);
  setPackageState(tx, item.id, 'matched', carrierId);
  context.enqueue(tx, sendReceiverLink, { orderId: order.id });
  sendUpdates(
    tx,
    updates.filter(({ userId, event }) => event.type !== 'express.over' || userId !== carrierId),
  );
  return order;
}

const accepted = { to: orderStatus.Accepted, emits: 'order.accepted' } as const;
const declined = stepBecause('somebody else carries it');

function accept(tx: Tx, { item, carrierId, feeMinor }: Agreement, asked: OrderRow | undefined): Promise<OrderRow> {
  const status = accepted.to;
  return asked
    ? setOrderStatus(tx, asked.id, { status, dueInHours: hoursUntilDue({ ...asked, status }, item.shipDate), feeMinor })
    : writeOrder(tx, { item, carrierId, status, feeMinor });
}

/** The package stays as it is: it is somebody else's now. Nobody has declined them; it has only happened. */
async function declineOthers(context: AgreeContext, tx: Tx, others: readonly OrderRow[]): Promise<Update[]> {
  const updates: Update[] = [];
  for (const other of others) {
    updates.push(...(await endRequest(context, tx, other, declined, { actor: 'time', userId: null })));
  }
  return updates;
}
