import type { FeeName, StepOfNobody } from '@waybill/contract/chat/deal-names';
import { type Currency, toMajor } from '@waybill/contract/money';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import type { Actor } from '@waybill/contract/orders/step';
import type { Db } from '../../platform/db/database.ts';
import { type Reaction, react } from '../../platform/jobs/outbox.ts';
import {
  type FeeEventKind,
  type FeeStage,
  listFeeEventsBefore,
  listStepsUpTo,
  type NegotiationChanged,
  negotiationAccepted,
  negotiationEnded,
  negotiationNamed,
  type OrderStepped,
  orderEvents,
  readOutcomes,
} from '../orders/index.ts';
import { type Deal, postDeals } from './commands/post-deal.ts';
import type { ChatContext } from './context.ts';

type DealContext = Pick<ChatContext, 'db'>;

/** Steps that neither of the two took get another name: they are no refusal of theirs. */
const withoutActor: Readonly<Record<string, StepOfNobody>> = {
  'order.declined': 'order.taken',
  'order.cancelled': 'order.called-off',
};

/** Shows every step of an order in the room of its two sides, after earlier steps that were not shown yet. */
async function showSteps(context: DealContext, order: OrderStepped): Promise<void> {
  const steps = await listStepsUpTo(context.db, order.orderId, order.eventId);
  const deals = steps.map(async (step) => dealOfStep({ ...order, ...step }, await outcomeOf(context.db, { ...order, ...step })));
  await postDeals(context, await Promise.all(deals));
}

type Decided = Pick<OrderStepped, 'actor' | 'orderId'>;

/** The decision that staff took with this step, if it is one of theirs. */
export async function outcomeOf(db: Db, { actor, orderId }: Decided): Promise<OutcomeView | undefined> {
  return actor === 'ops' ? (await readOutcomes(db, [orderId])).get(orderId) : undefined;
}

/** A step as it stands in the room. */
export function dealOfStep(step: Omit<OrderStepped, 'status'>, outcome: OutcomeView | undefined): Deal {
  const { eventId, what, actor, userId, orderId, packageId, senderId, carrierId, feeMinor, currency } = step;
  return {
    key: eventId,
    ...between({ senderId, carrierId }, userId ?? unnamed(step, what)),
    deal: {
      packageId,
      carrierId,
      orderId,
      what: nameOf(what, actor, outcome),
      ...inMajor(feeMinor, currency),
      ...(outcome ? { outcome } : {}),
    },
  };
}

function nameOf(what: string, actor: Actor, outcome: OutcomeView | undefined): string {
  if (outcome) return 'dispute.decided' satisfies StepOfNobody;
  return actor === 'sender' || actor === 'carrier' ? what : (withoutActor[what] ?? what);
}

/** The author of a step that neither took: the one for whom it is not new. */
function unnamed(
  { askedBy, senderId, carrierId }: Pick<OrderStepped, 'askedBy' | 'senderId' | 'carrierId'>,
  what: string,
): string {
  return what === 'order.expired' && askedBy === 'sender' ? carrierId : senderId;
}

/** Fee events show in the room, too, behind earlier ones about the same fee. Where a request ends with it, that shows already. */
async function showFee(context: DealContext, fee: NegotiationChanged<FeeEventKind>, stage: FeeStage): Promise<void> {
  if (fee.isToldByOrder) return;
  const earlier = await listFeeEventsBefore(context.db, fee.negotiationId, stage);
  await postDeals(context, [...earlier.map((event) => dealOfFee(event, event.stage)), dealOfFee(fee, stage)]);
}

/** A fee event as it stands in the room. */
export function dealOfFee(fee: NegotiationChanged<FeeEventKind>, stage: FeeStage): Deal {
  const { negotiationId, what, packageId, senderId, carrierId, by, amountMinor, currency } = fee;
  return {
    key: `${negotiationId} ${stage}`,
    ...between({ senderId, carrierId }, by === 'carrier' ? carrierId : senderId),
    deal: { packageId, carrierId, orderId: null, what: `fee.${what}` satisfies FeeName, ...inMajor(amountMinor, currency) },
  };
}

function between({ senderId, carrierId }: { senderId: string; carrierId: string }, by: string): { by: string; otherId: string } {
  return { by, otherId: by === senderId ? carrierId : senderId };
}

function inMajor(minor: string, currency: Currency): { amount: number; currency: Currency } {
  return { amount: toMajor(BigInt(minor)), currency };
}

export const dealReactions: readonly Reaction<DealContext>[] = [
  ...orderEvents.map((event) => react(event, 'chat', showSteps)),
  react(negotiationNamed, 'chat', (context: DealContext, fee) => showFee(context, fee, 'named')),
  react(negotiationAccepted, 'chat', (context: DealContext, fee) => showFee(context, fee, 'accepted')),
  react(negotiationEnded, 'chat', (context: DealContext, fee) => showFee(context, fee, 'ended')),
];
