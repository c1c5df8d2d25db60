import type { Db, Tx } from '../../../platform/db/database.ts';

/** How somebody’s tracking pages look. */
export type LookRow = {
  readonly userId: string;
  readonly isShown: boolean;
  readonly shopName: string;
  readonly colour: string;
  readonly website: string;
  readonly phone: string;
  readonly whatsapp: string;
};

const columns = (db: Db) => db`look.user_id, is_shown, shop_name, colour, website, look.phone, whatsapp`;

export async function findLook(db: Db, userId: string): Promise<LookRow | undefined> {
  const [row] = await db<LookRow[]>`select ${columns(db)} from tracking_look as look where user_id = ${userId}`;
  return row;
}

/** What a page is about before it has a look: whose it is. */
export async function findOwner(db: Db, userId: string): Promise<{ username: string; fullName: string } | undefined> {
  const [row] = await db<{ username: string; fullName: string }[]>`
    select username, full_name from account join profile on profile.user_id = account.id where account.id = ${userId}`;
  return row;
}

/** The look of a parcel’s page: its sender’s, else that of the business that has agreed to carry it. Nobody’s who is suspended. */
export async function findLookOfParcel(db: Db, trackingId: string): Promise<LookRow | undefined> {
  const [row] = await db<LookRow[]>`
    select ${columns(db)} from delivery_order as parcel
    join tracking_look as look on look.user_id in (parcel.sender_id, parcel.carrier_id) and look.is_shown
    join account on account.id = look.user_id and account.blocked_at is null
    join profile on profile.user_id = account.id
    where parcel.tracking_id = ${trackingId}
      and (look.user_id = parcel.sender_id or (is_dispatch_partner and parcel.status not in (0, 7, 9)))
    order by look.user_id = parcel.sender_id desc limit 1`;
  return row;
}

/** The look of a shop by its username, for the search box on its own site. */
export async function findLookOfShop(db: Db, username: string): Promise<LookRow | undefined> {
  const [row] = await db<LookRow[]>`
    select ${columns(db)} from account join tracking_look as look on look.user_id = account.id and look.is_shown
    where username = ${username} and account.blocked_at is null`;
  return row;
}

export async function saveLook(tx: Tx, look: LookRow): Promise<void> {
  await tx`
    insert into tracking_look ${tx(look)}
    on conflict (user_id) do update set is_shown = excluded.is_shown, shop_name = excluded.shop_name, colour = excluded.colour,
      website = excluded.website, phone = excluded.phone, whatsapp = excluded.whatsapp, changed_at = now()`;
}

export function deleteLook(tx: Tx, userId: string): void {
  tx.write(tx`delete from tracking_look where user_id = ${userId}`);
}
