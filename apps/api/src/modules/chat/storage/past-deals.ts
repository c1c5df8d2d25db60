import type { Db } from '../../../platform/db/database.ts';
import type { FeeEventKind, NegotiationChanged, OrderStepped } from '../../orders/index.ts';

type Timed = { readonly at: Date };
type PastStep = Omit<OrderStepped, 'status'> & Timed;
type PastFee = NegotiationChanged<FeeEventKind> & Timed;

/** Every step of every order of these two, oldest first. */
export async function listPastSteps(db: Db, one: string, other: string): Promise<PastStep[]> {
  return db<PastStep[]>`
    select event.id as event_id, order_id, what, event.actor, event.user_id, package_id, sender_id, carrier_id, asked_by,
      fee_minor::text, currency, happened_at as at
    from order_event as event join delivery_order on delivery_order.id = order_id
    where event.status is not null and sender_id in (${one}, ${other}) and carrier_id in (${one}, ${other})
    order by happened_at, event.seq`;
}

/** Every amount that one of these two named, and whether it was agreed on, oldest first. */
export async function listPastFees(db: Db, one: string, other: string): Promise<PastFee[]> {
  const rows = await db<(Omit<PastFee, 'what'> & { isFirst: boolean; isAgreed: boolean })[]>`
    select id as negotiation_id, package_id, sender_id, carrier_id, named_by as by, amount_minor::text, currency, created_at as at,
      row_number() over (partition by package_id order by seq) = 1 as is_first, status = 2 as is_agreed
    from negotiation where sender_id in (${one}, ${other}) and carrier_id in (${one}, ${other}) order by seq`;
  return rows.flatMap(({ isFirst, isAgreed, ...fee }) => [
    { ...fee, what: isFirst ? ('offered' as const) : ('countered' as const) },
    ...(isAgreed
      ? [{ ...fee, what: 'accepted' as const, by: fee.by === 'carrier' ? ('sender' as const) : ('carrier' as const) }]
      : []),
  ]);
}
