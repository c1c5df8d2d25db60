import type { Db } from '../../../platform/db/database.ts';
import type { FeeEventKind, NegotiationChanged } from '../events.ts';

/** Stages of an amount, each once, in this order. */
export type FeeStage = 'named' | 'accepted' | 'ended';

export type RecentFeeEvent = NegotiationChanged<FeeEventKind> & { readonly stage: FeeStage };

const places: Readonly<Record<FeeStage, number>> = { named: 1, accepted: 2, ended: 3 };

/**
 * Earlier fee events of two people about a parcel, from the hour before this amount was named, oldest first. A reader who
 * shows them one by one and gets one late can still show them in the order in which they happened.
 */
export async function listFeeEventsBefore(db: Db, negotiationId: string, stage: FeeStage): Promise<RecentFeeEvent[]> {
  return db<RecentFeeEvent[]>`
    select thread.id as negotiation_id, stage, what, by, package_id, sender_id, carrier_id, amount_minor::text, currency
    from (
      select earlier.*, known.seq as known_seq, known.created_at as known_at,
        lag(earlier.ended_at) over (order by earlier.seq) as before_ended_at,
        case earlier.named_by when 'sender' then 'carrier' else 'sender' end as named_to
      from negotiation as known
      join negotiation as earlier on earlier.package_id = known.package_id and earlier.carrier_id = known.carrier_id
        and earlier.seq <= known.seq
      where known.id = ${negotiationId}) as thread
    cross join lateral (values
      (${places.named}::int, 'named', created_at, case when before_ended_at = created_at then 'countered' else 'offered' end, named_by),
      (${places.accepted}::int, 'accepted', accepted_at, 'accepted', 'carrier'),
      (${places.ended}::int, 'ended', ended_at, ended_as,
        case ended_as when 'expired' then 'time' when 'withdrawn' then named_by else named_to end)
    ) as said(place, stage, said_at, what, by)
    where what is not null and said_at > known_at - interval '1 hour'
      and (seq < known_seq or place < ${places[stage]}::int)
    order by seq, place`;
}
