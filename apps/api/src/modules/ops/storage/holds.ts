import type { CaseKind, CaseName } from '@waybill/contract/ops/case-kinds';
import { glanceTimes } from '@waybill/contract/ops/look-at-case';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type HoldRow = CaseName & {
  readonly heldBy: string;
  readonly username: string;
  readonly fullName: string;
  readonly heldSince: Date;
};

const holds = (db: Db) => db`
  select hold.kind, hold.id, hold.held_by, hold.held_since, account.username, profile.full_name
  from ops_hold as hold join account on account.id = hold.held_by join profile on profile.user_id = hold.held_by`;

export async function listHolds(db: Db, kinds: readonly CaseKind[], limit: number): Promise<HoldRow[]> {
  return db<HoldRow[]>`${holds(db)} where hold.kind = any(${[...kinds]}) order by hold.held_since desc limit ${limit}`;
}

/** Locked: whoever claims it at the same moment waits. */
export async function lockHold(tx: Tx, { kind, id }: CaseName): Promise<HoldRow | undefined> {
  const [row] = await tx<HoldRow[]>`${holds(tx)} where hold.kind = ${kind} and hold.id = ${id} for update of hold`;
  return row;
}

/**
 * Gives a case to somebody, if it is nobody’s, theirs already, or held by `insteadOf`; `anybody` takes it from whoever has it. False where
 * it is somebody else’s. Of two at the same moment the second waits for the first, and sees what it has done.
 */
export async function takeHold(
  tx: Tx,
  { kind, id }: CaseName,
  to: string,
  insteadOf: { readonly holder: string | null } | 'anybody',
): Promise<boolean> {
  const isTheirs = insteadOf === 'anybody' ? tx`true` : tx`ops_hold.held_by = any(${[to, insteadOf.holder ?? to]})`;
  const { count } = await tx`
    insert into ops_hold (kind, id, held_by) values (${kind}, ${id}, ${to})
    on conflict (kind, id) do update set held_by = excluded.held_by,
      held_since = case when ops_hold.held_by = excluded.held_by then ops_hold.held_since else excluded.held_since end
      where ${isTheirs}`;
  return count === 1;
}

export async function endHold(tx: Tx, { kind, id }: CaseName): Promise<void> {
  await tx`delete from ops_hold where kind = ${kind} and id = ${id}`;
}

/** Puts back what somebody holds of these kinds. */
export async function endHoldsOf(tx: Tx, staffId: string, kinds: readonly CaseKind[]): Promise<void> {
  await tx`delete from ops_hold where held_by = ${staffId} and kind = any(${[...kinds]})`;
}

/** Holds of cases that ended without a decision of ours: nobody has come back to them for a month. */
export async function endForgottenHolds(tx: Tx): Promise<void> {
  await tx`delete from ops_hold where held_since < now() - interval '30 days'`;
}

/** With the same look, what this browser and others of theirs no longer say is taken away. */
export async function insertGlance(tx: Tx, staffId: string, { kind, id }: CaseName): Promise<void> {
  await tx`delete from ops_glance where staff_id = ${staffId} and seen_at < now() - interval '10 minutes'`;
  await tx`
    insert into ops_glance (staff_id, kind, id) values (${staffId}, ${kind}, ${id})
    on conflict (staff_id, kind, id) do update set seen_at = now()`;
}

export type GlanceRow = Pick<HoldRow, 'kind' | 'id' | 'username' | 'fullName'> & { readonly staffId: string };

export async function listGlances(db: Db, kinds: readonly CaseKind[], limit: number): Promise<GlanceRow[]> {
  return db<GlanceRow[]>`
    select glance.kind, glance.id, glance.staff_id, account.username, profile.full_name
    from ops_glance as glance join account on account.id = glance.staff_id join profile on profile.user_id = glance.staff_id
    where glance.kind = any(${[...kinds]}) and seen_at > now() - ${glanceTimes.believedSeconds}::int * interval '1 second'
    order by seen_at desc limit ${limit}`;
}
