import { orderStatus } from '@waybill/contract/orders/enums';
import { stepBecause } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { type LockedPackage, setPackageFee, setPackageState } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { writeEvent } from '../events.ts';
import { sendReceiverLink } from '../jobs/send-receiver-link.ts';
import type { OrderAction } from '../storage/events.ts';
import { findLiveOrder, lockRequested, type OrderRow, setOrderStatus } from '../storage/orders.ts';
import { endRest } from './end-rest.ts';
import { writeOrder } from './new-order.ts';
import { writeStep } from './take-step.ts';
import { sendUpdates, type Update, updatesOf, updatesOfRequest } from './updates.ts';
import { requireWanted } from './wanted.ts';

export type Agreement = {
  /** Locked by the caller. */
  readonly item: LockedPackage;
  readonly carrierId: string;
  /** The agreed fee. Where it differs from the held one, the caller changes the hold after this. */
  readonly feeMinor: bigint;
  /** The negotiation that agreed on it, if there was one: it ends in its own way. */
  readonly exceptNegotiationId?: string;
  /** The side that agreed; the carrier by default. */
  readonly by?: 'sender' | 'carrier';
};

type AgreeContext = Pick<OrdersContext, 'publish' | 'enqueue'>;

/**
 * A package has found its carrier: the order between them is accepted, or created as accepted; all other requests end; the
 * receiver gets the tracking link and the code, so that a carrier without network can hand it over.
 */
export async function agreeOnCarrier(context: AgreeContext, tx: Tx, agreement: Agreement): Promise<OrderRow> {
  const { item, carrierId, feeMinor, by = 'carrier' } = agreement;
  requireWanted(item);
  const action: OrderAction = { actor: by, userId: by === 'sender' ? item.senderId : carrierId };
  const order = await accept(context, tx, agreement, action);
  const others = await lockRequested(tx, [item.id]);
  const updates = [...updatesOf(order, accepted.emits), ...(await declineOthers(context, tx, others))];
  const { exceptNegotiationId } = agreement;
  const end = { packageIds: [item.id], why: 'taken', orders: [order, ...others], exceptNegotiationId } as const;
  updates.push(...(await endRest(context, tx, end)));
  if (feeMinor !== BigInt(item.priceMinor)) await setPackageFee(tx, item.id, feeMinor);
  await setPackageState(tx, item.id, 'matched', carrierId);
  context.enqueue(tx, sendReceiverLink, { orderId: order.id });
  sendUpdates(
    tx,
    updates.filter(({ userId, event }) => event.type !== 'express.over' || userId !== carrierId),
  );
  return order;
}

const accepted = { to: orderStatus.Accepted, emits: 'order.accepted' } as const;
const declined = stepBecause('somebody else carries it');

async function accept(context: AgreeContext, tx: Tx, agreement: Agreement, action: OrderAction): Promise<OrderRow> {
  const { item, carrierId, feeMinor } = agreement;
  const status = orderStatus.Accepted;
  const asked = await findLiveOrder(tx, item.id, carrierId);
  const order = asked
    ? await setOrderStatus(tx, asked.id, { status, dueInHours: null, feeMinor })
    : await writeOrder(tx, { item, carrierId, status, feeMinor });
  await writeEvent(context, tx, order, { ...action, what: accepted.emits, status });
  return order;
}

/** The package stays as it is: it is somebody else's now. Nobody has declined them; it has only happened. */
async function declineOthers(context: AgreeContext, tx: Tx, others: readonly OrderRow[]): Promise<Update[]> {
  const updates: Update[] = [];
  for (const other of others) {
    await writeStep(context, tx, other, declined, { actor: 'time', userId: null });
    updates.push(...(await updatesOfRequest(tx, other, declined.emits, 'time')));
  }
  return updates;
}
