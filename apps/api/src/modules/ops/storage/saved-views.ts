import type { ViewList } from '@waybill/contract/ops/view-lists';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type SavedViewRow = {
  readonly id: string;
  readonly list: ViewList;
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly madeBy: string;
  readonly username: string;
  readonly fullName: string;
  readonly isShared: boolean;
  readonly version: number;
  readonly removedAt: Date | null;
  readonly isDefault: boolean;
};

const views = (db: Db, staffId: string) => db`
  select view.id, view.list, view.name, view.filters, view.made_by, account.username, profile.full_name, view.is_shared, view.version, view.removed_at,
         exists (select from ops_view_default as chosen where chosen.view_id = view.id and chosen.staff_id = ${staffId}) as is_default
  from ops_view as view join account on account.id = view.made_by join profile on profile.user_id = view.made_by`;

/** One’s own and those that are shared, by name. */
export async function listSavedViews(db: Db, staffId: string, list: ViewList): Promise<SavedViewRow[]> {
  return db<SavedViewRow[]>`
    ${views(db, staffId)} where view.list = ${list} and view.removed_at is null and (view.is_shared or view.made_by = ${staffId})
    order by lower(view.name), view.id`;
}

/** Locked until the act is over; only what its reader may see. */
export async function lockView(tx: Tx, staffId: string, id: string): Promise<SavedViewRow | undefined> {
  const [row] = await tx<SavedViewRow[]>`
    ${views(tx, staffId)} where view.id = ${id} and (view.is_shared or view.made_by = ${staffId}) for update of view`;
  return row;
}

type Named = Pick<SavedViewRow, 'id' | 'list' | 'name' | 'isShared' | 'madeBy'>;

/** How many others there are beside it, and whether one of them has its name: among those shared, or among its maker’s own. */
export async function countBeside(tx: Tx, view: Named): Promise<{ readonly count: number; readonly isNamed: boolean }> {
  const [row] = await tx<[{ count: number; isNamed: boolean }]>`
    select count(*)::int as count, coalesce(bool_or(lower(name) = lower(${view.name})), false) as is_named from ops_view
    where removed_at is null and list = ${view.list} and id <> ${view.id} and is_shared = ${view.isShared}
      ${view.isShared ? tx`` : tx`and made_by = ${view.madeBy}`}`;
  return row;
}

type Written = Named & Pick<SavedViewRow, 'filters'>;

export async function insertView(tx: Tx, { filters, ...view }: Written): Promise<void> {
  await tx`insert into ops_view ${tx({ ...view, filters: tx.json(filters) })}`;
}

export async function updateView(tx: Tx, { id, name, isShared, filters }: Omit<Written, 'list' | 'madeBy'>): Promise<void> {
  await tx`update ops_view set ${tx({ name, isShared, filters: tx.json(filters) })}, version = version + 1 where id = ${id}`;
}

export async function setRemoved(tx: Tx, id: string, isRemoved: boolean): Promise<void> {
  await tx`update ops_view set removed_at = ${isRemoved ? tx`now()` : null} where id = ${id}`;
}

/** What was removed more than a day ago cannot be taken back any more. */
export async function deleteRemovedViews(tx: Tx): Promise<void> {
  await tx`delete from ops_view where removed_at < now() - interval '1 day'`;
}

export async function setDefaultView(tx: Tx, staffId: string, list: ViewList, viewId: string | null): Promise<void> {
  if (viewId === null) await tx`delete from ops_view_default where staff_id = ${staffId} and list = ${list}`;
  else
    await tx`
      insert into ops_view_default ${tx({ staffId, list, viewId })}
      on conflict (staff_id, list) do update set view_id = excluded.view_id`;
}
