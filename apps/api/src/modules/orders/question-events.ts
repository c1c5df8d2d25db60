import type { Side } from '@waybill/contract/orders/process';
import type { Tx } from '../../platform/db/database.ts';
import { type DomainEvent, defineEvent } from '../../platform/jobs/outbox.ts';
import type { OrdersContext } from './context.ts';
import { sendUpdates, updatesOfSide } from './process/updates.ts';
import type { OrderRow } from './storage/orders.ts';

/** Something has happened to a question of our people to one side of a dispute. What it says stays with the order. */
export type QuestionChanged = {
  readonly questionId: string;
  readonly orderId: string;
  readonly packageId: string;
  readonly askedId: string;
};

export const questionAsked = defineEvent<QuestionChanged>('orders.question-asked');
/** Most of its time is gone, and it is not answered. */
export const questionReminded = defineEvent<QuestionChanged>('orders.question-reminded');
export const questionWithdrawn = defineEvent<QuestionChanged>('orders.question-withdrawn');

type Asked = { readonly id: string; readonly side: Side; readonly order: OrderRow };

/** Tells the side that was asked, and nobody else: its open pages now, the rest of it by whoever reacts. */
export function publishQuestion(
  { publish }: Pick<OrdersContext, 'publish'>,
  tx: Tx,
  event: DomainEvent<QuestionChanged>,
  { id: questionId, side, order }: Asked,
): void {
  const askedId = side === 'sender' ? order.senderId : order.carrierId;
  publish(tx, event, { questionId, orderId: order.id, packageId: order.packageId, askedId });
  sendUpdates(tx, updatesOfSide(order, side, event.name.replace('orders.', '')));
}
