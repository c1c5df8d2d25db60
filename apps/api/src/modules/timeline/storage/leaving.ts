import type { Place } from '@waybill/contract/places/place';
import type { Tx } from '../../../platform/db/database.ts';

/** Answers those that were part of no order: their pictures go, too. */
export async function takeDownAllOf(tx: Tx, authorId: string): Promise<string[]> {
  await tx`update timeline_item set removed_at = now() where author_id = ${authorId} and removed_at is null`;
  const rows = await tx<{ id: string }[]>`
    select id from timeline_item where author_id = ${authorId}
      and not exists (select from delivery_order where package_id = timeline_item.id)`;
  return rows.map(({ id }) => id);
}

/** Places that a parcel, a trip or a batch went from and to. */
export type Journey = { readonly id: string; readonly pickup: Place; readonly dropOffs: readonly Place[] };

export async function listJourneysOf(tx: Tx, authorId: string): Promise<Journey[]> {
  return tx<Journey[]>`select id, pickup, drop_offs from timeline_item where author_id = ${authorId} and pickup is not null`;
}

/** Blanks the texts about themselves and their things. A carrier of theirs still sees that there was a parcel. */
export function blankWordsOf(tx: Tx, authorId: string): void {
  tx.write(tx`
    update timeline_item set message = case when type in (1, 5) then 'A parcel of someone who left' else '' end
    where author_id = ${authorId}`);
  tx.write(tx`update timeline_comment set message = '' where author_id = ${authorId} and removed_at is not null`);
  tx.write(tx`update timeline_report set message = '' where reporter_id = ${authorId} and handled_at is not null`);
}

export async function listItemsOf(tx: Tx, authorId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`select id from timeline_item where author_id = ${authorId} order by id`;
  return rows.map(({ id }) => id);
}

export function forgetPeopleOfParcels(tx: Tx, authorId: string): void {
  tx.write(tx`
    update package set sender_name = 'Someone who left', sender_phone = '', receiver_name = 'Somebody', receiver_phone = '',
      agreed_drop_off = null, metadata = null, pickup_landmark = '', pickup_note = '', landmark = '', carrier_note = ''
    where item_id in (select id from timeline_item where author_id = ${authorId})`);
}

export function setJourney(tx: Tx, { id, pickup, dropOffs }: Journey): void {
  tx.write(tx`
    update timeline_item set pickup = ${tx.json(pickup)}, drop_offs = ${tx.json([...dropOffs])}, pickup_address = ${pickup.label},
      drop_off_addresses = ${dropOffs.map(({ label }) => label)}
    where id = ${id}`);
}
