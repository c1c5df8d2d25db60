import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';
import { type NegotiationRow, negotiationColumns } from './negotiations.ts';

export type ActiveNegotiation = NegotiationRow & {
  readonly categoryId: number;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly heldMinor: string;
  readonly chargeMinor: string;
};

type Window = { readonly before: string | undefined; readonly limit: number; readonly skip: number };

/** Active negotiations of a member, newest first; not with people they have muted. Two indexes, merged. */
export async function listActive(db: Db, userId: string, window: Window): Promise<ActiveNegotiation[]> {
  const skip = window.before === undefined ? window.skip : 0;
  const wanted = (side: 'sender_id' | 'carrier_id', other: 'sender_id' | 'carrier_id') => db`
    (select ${negotiationColumns(db)} from negotiation
     where ${db(side)} = ${userId} and status in (0, 2) and ended_at is null and open_until > now()
       and ${db(other)} <> all(coalesce((select muted_users from profile where user_id = ${userId}), '{}'))
       ${window.before === undefined ? db`` : db`and seq < ${window.before}`}
     order by seq desc ${db.unsafe(`limit ${Math.trunc(window.limit + skip)}`)})`;
  return db<ActiveNegotiation[]>`
    select one.*, parcel.* from (
      select * from (${wanted('sender_id', 'carrier_id')} union all ${wanted('carrier_id', 'sender_id')}) as either
      order by seq desc ${db.unsafe(`limit ${Math.trunc(window.limit)}`)} offset ${skip}) as one
    cross join lateral (
      select category_id, pickup, drop_offs, escrow.fee_minor as held_minor, escrow.charge_minor
      from timeline_item join package on item_id = timeline_item.id join escrow on escrow.package_id = item_id
      where timeline_item.id = one.package_id limit 1) as parcel
    order by one.seq desc`;
}
