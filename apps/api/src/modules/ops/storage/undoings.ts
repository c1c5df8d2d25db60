import type { ActName } from '@waybill/contract/ops/list-acts';
import { decisionActs, undoMinutes } from '@waybill/contract/ops/undo-table';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Act } from './acts.ts';

/** An act that somebody wants to take back. */
export type ActToUndo = {
  readonly id: string;
  readonly at: Date;
  readonly what: ActName;
  readonly staffId: string | null;
  readonly subject: string;
  readonly userId: string | null;
  readonly about: NonNullable<Act['about']>;
  /** By the clock of the database. */
  readonly isInTime: boolean;
};

const columns = (db: Db) => db`
  act.id, act.at, act.what, act.staff_id, act.subject, act.user_id, act.about,
  act.at > now() - ${undoMinutes}::int * interval '1 minute' as is_in_time`;

export async function findActToUndo(db: Db, id: string): Promise<ActToUndo | undefined> {
  const [row] = await db<ActToUndo[]>`select ${columns(db)} from ops_act as act where act.id = ${id}`;
  return row;
}

/** False where somebody has taken it back already: of two at the same moment the second waits for the first, and finds it done. */
export async function insertUndoing(tx: Tx, actId: string, staffId: string): Promise<boolean> {
  const { count } = await tx`
    insert into ops_undoing (act_id, undone_by) values (${actId}, ${staffId}) on conflict (act_id) do nothing`;
  return count === 1;
}

/** What was done to the person as part of closing a report. */
export async function listPartsOf(tx: Tx, { id, userId }: ActToUndo): Promise<ActToUndo[]> {
  return tx<ActToUndo[]>`
    select ${columns(tx)} from ops_act as act join ops_act as whole on whole.id = ${id}
    where act.user_id = ${userId} and act.at = whole.at and act.id <> whole.id and act.about ? 'report' order by act.id`;
}

/** An answer to somebody overtakes only that they were not to be answered. */
const later = (what: ActName): ActName[] =>
  decisionActs.filter((name) => name !== 'undone' && (name !== 'support-answered' || what === 'support-settled'));

/** The first decision about the same person that came after it and stands, but for parts of it. */
export async function findLaterDecision(
  tx: Tx,
  { id, at, what, userId }: ActToUndo,
): Promise<{ readonly what: ActName } | undefined> {
  const [row] = await tx<{ what: ActName }[]>`
    select act.what from ops_act as act
    where act.user_id = ${userId} and act.id > ${id} and act.what = any(${later(what)}) and not (act.at = ${at} and act.about ? 'report')
      and not exists (select from ops_undoing where act_id = act.id)
    order by act.id limit 1`;
  return row;
}

const doneSince = {
  carried: 'They have asked to carry a parcel since',
  posted: 'They have posted a trip or a batch since',
  sold: 'They have offered something for sale since',
  'paid-out': 'They have paid out since',
} as const;

/** What somebody has begun since then that needs a checked identity, in words. */
export async function findBegunSince(tx: Tx, userId: string, at: Date): Promise<string | undefined> {
  const [row] = await tx<{ what: keyof typeof doneSince }[]>`
    select 'carried' as what where exists (select from delivery_order where carrier_id = ${userId} and created_at >= ${at})
    union all
    select 'posted' where exists (select from timeline_item where author_id = ${userId} and type in (2, 4) and created_at >= ${at})
    union all
    select 'sold' where exists (select from sale where seller_id = ${userId} and created_at >= ${at})
    union all
    select 'paid-out' where exists (select from payout where user_id = ${userId} and created_at >= ${at})`;
  return row && doneSince[row.what];
}
