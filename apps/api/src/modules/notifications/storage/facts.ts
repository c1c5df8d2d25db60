import type { Currency } from '@waybill/contract/money';
import type { AttemptReason, OrderStatus } from '@waybill/contract/orders/enums';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import type { Side } from '@waybill/contract/orders/process';
import type { QuestionState } from '@waybill/contract/orders/question-view';
import type { Actor } from '@waybill/contract/orders/step';
import type { Db } from '../../../platform/db/database.ts';
import { readOutcomes } from '../../orders/index.ts';

export async function findName(db: Db, userId: string): Promise<string> {
  const [row] = await db<{ fullName: string }[]>`select full_name from profile where user_id = ${userId}`;
  if (!row) throw new Error(`${userId} has done something and has no profile`);
  return row.fullName;
}

/** A line of an order’s history, and the order as it is now. */
export type OrderFacts = {
  readonly orderId: string;
  readonly packageId: string;
  readonly itemType: number;
  readonly senderId: string;
  readonly senderName: string;
  readonly carrierId: string;
  readonly carrierName: string;
  readonly askedBy: Side;
  readonly status: OrderStatus;
  readonly currency: Currency;
  readonly feeMinor: string;
  readonly chargeMinor: string;
  readonly routeTo: string;
  readonly actor: Actor;
  readonly userId: string | null;
  readonly proof: 'code' | 'photo' | null;
  readonly message: string;
  readonly isSale: boolean;
  /** Attempts to hand over what was sold that have failed. */
  readonly attempts: number;
  /** Why this one did, where this is one. */
  readonly attemptReason: AttemptReason | null;
  readonly wasAccepted: boolean;
  readonly wasPickedUp: boolean;
  /** The decision of staff, where this step is one. */
  readonly outcome: OutcomeView | null;
  /** Sides whose answer was waited for when staff decided. */
  readonly sparedSides: readonly Side[];
};

export async function findOrderFacts(db: Db, eventId: string): Promise<OrderFacts | undefined> {
  const [row] = await db<Omit<OrderFacts, 'outcome'>[]>`
    select delivery_order.id as order_id, delivery_order.package_id, timeline_item.type as item_type, delivery_order.sender_id, delivery_order.carrier_id, asked_by,
           delivery_order.status, delivery_order.currency, delivery_order.fee_minor, escrow.charge_minor, split_part(route_to, ',', 1) as route_to, actor, event.user_id, proof, event.message,
           delivery_order.is_sale, delivery_order.attempts, event.attempt_reason,
           sender.full_name as sender_name, carrier.full_name as carrier_name,
           exists (select from order_event where order_id = delivery_order.id and status = 1) as was_accepted,
           exists (select from order_event where order_id = delivery_order.id and status = 2) as was_picked_up,
           array(select side from order_question where order_id = delivery_order.id and state = 'decided') as spared_sides
    from order_event as event
    join delivery_order on delivery_order.id = event.order_id
    join timeline_item on timeline_item.id = delivery_order.package_id
    join escrow on escrow.package_id = delivery_order.package_id
    join profile as sender on sender.user_id = delivery_order.sender_id
    join profile as carrier on carrier.user_id = delivery_order.carrier_id
    where event.id = ${eventId}`;
  if (!row) return undefined;
  const outcomes = row.actor === 'ops' ? await readOutcomes(db, [row.orderId]) : undefined;
  return { ...row, outcome: outcomes?.get(row.orderId) ?? null };
}

/** A parcel and where it goes, as people call it. */
export type ParcelFacts = {
  readonly senderId: string;
  readonly itemType: number;
  readonly currency: Currency;
  readonly chargeMinor: string;
  readonly routeTo: string;
};

export async function findParcelFacts(db: Db, packageId: string): Promise<ParcelFacts | undefined> {
  const [row] = await db<ParcelFacts[]>`
    select author_id as sender_id, type as item_type, timeline_item.currency, charge_minor,
           coalesce(nullif(drop_offs->0->>'city', ''), nullif(drop_offs->0->>'state', ''), drop_offs->0->>'countryCode') as route_to
    from timeline_item join escrow on package_id = id where id = ${packageId} and type in (1, 5)`;
  return row;
}

/** A question of our people to one side of a dispute, as it is now. */
export type QuestionFacts = {
  readonly side: Side;
  readonly state: QuestionState;
  readonly answerBy: Date;
  readonly itemType: number;
  readonly routeTo: string;
};

export async function findQuestionFacts(db: Db, questionId: string): Promise<QuestionFacts | undefined> {
  const [row] = await db<QuestionFacts[]>`
    select side, state, answer_by, timeline_item.type as item_type, split_part(route_to, ',', 1) as route_to
    from order_question
    join delivery_order on delivery_order.id = order_id
    join timeline_item on timeline_item.id = delivery_order.package_id
    where order_question.id = ${questionId}`;
  return row;
}
