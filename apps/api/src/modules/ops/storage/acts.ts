import type { ActName } from '@waybill/contract/ops/list-acts';
import { decisionActs } from '@waybill/contract/ops/undo-table';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { noteInBulk } from '../bulk-under-way.ts';

export type Act = {
  /** The staff member who acted; null for the command line. */
  readonly staffId: string | null;
  readonly what: ActName;
  /** Id or number of the subject. People by id: a name would stay here when they leave. */
  readonly subject: string;
  readonly userId?: string | null;
  /** Ids and figures, never secrets. */
  readonly about?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
  readonly because?: string;
};

/** Written in the transaction of the act itself: neither is there without the other. */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  const { staffId, what, subject, userId = null, because = '' } = act;
  const about = { ...act.about, ...noteInBulk(act) };
  await tx`insert into ops_act ${tx({ staffId, what, subject, userId, about: tx.json(about), because })}`;
}

/** Looking is an act as well, but one that repeats itself: recorded once a day for each staff member and subject. */
export async function recordLook(tx: Tx, act: Act): Promise<void> {
  // Two windows of one person take turns; there may be no row yet that could be locked.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${act.staffId} ${act.what} ${act.subject}`}, 0))`;
  const [before] = await tx`
    select from ops_act where staff_id is not distinct from ${act.staffId} and what = ${act.what} and subject = ${act.subject}
      and at > now() - interval '1 day' limit 1`;
  if (!before) await recordAct(tx, act);
}

export type ActRow = {
  /** Number of the act: later acts have higher ones. */
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly what: string;
  readonly subject: string;
  readonly userId: string | null;
  readonly username: string | null;
  readonly because: string;
  readonly about: NonNullable<Act['about']>;
  /** The username of whoever took it back. */
  readonly undoneBy: string | null;
};

export type ActsWanted = {
  readonly by?: string;
  readonly what?: string;
  readonly userId?: string | undefined;
  /** A part of the reason; or the subject or the person, as it is. */
  readonly searchText?: string;
  /** Days in Lagos, both included. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
  readonly skip?: number;
  /** Without those who only looked at the person. */
  readonly withoutLooks?: boolean;
  readonly show?: 'everything' | 'decisions';
  /** This one. */
  readonly id?: string;
};

/** The newest first. */
export async function listActs(db: Db, wanted: ActsWanted): Promise<ActRow[]> {
  const { by = '', what = '', userId, searchText = '', startDate, endDate, before, limit, skip = 0 } = wanted;
  const { id, withoutLooks = false, show = 'everything' } = wanted;
  const text = searchText.trim();
  return db<ActRow[]>`
    select act.id, act.at, staff.username as by, act.what,
      case when act.subject = act.user_id then person.username else act.subject end as subject, act.user_id, person.username, act.because, act.about,
      undoer.username as undone_by
    from ops_act as act
    left join account as staff on staff.id = act.staff_id left join account as person on person.id = act.user_id
    left join ops_undoing as undoing on undoing.act_id = act.id left join account as undoer on undoer.id = undoing.undone_by
    where true
      ${id === undefined ? db`` : db`and act.id = ${id}`}
      ${show === 'decisions' ? db`and act.what = any(${[...decisionActs]})` : db``}
      ${by === '' ? db`` : db`and act.staff_id = (select id from account where username = ${by.trim().toLowerCase()})`}
      ${what === '' ? db`` : db`and act.what = ${what}`}
      ${userId === undefined ? db`` : db`and act.user_id = ${userId}`}
      ${
        text === ''
          ? db``
          : db`and (act.because ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} or act.subject = ${text} or person.username = ${text.replace(/^@/, '').toLowerCase()})`
      }
      ${startDate === undefined ? db`` : db`and act.at >= ${startDate}::date::timestamp at time zone 'Africa/Lagos'`}
      ${endDate === undefined ? db`` : db`and act.at < (${endDate}::date + 1)::timestamp at time zone 'Africa/Lagos'`}
      ${withoutLooks ? db`and act.what not in ('person-looked-at', 'found-by-search', 'order-looked-at', 'transaction-looked-at')` : db``}
      ${before === undefined ? db`` : db`and act.id < ${before}`}
    order by act.id desc limit ${limit} offset ${skip}`;
}

const endings = [
  ...['dispute-refunded', 'dispute-released', 'dispute-split', 'claim-looked-into'],
  ...['sale-refunded', 'sale-released', 'sale-split'],
  ...['appeal-granted', 'appeal-rejected'],
];

/** The staff member who last decided a dispute, about a sale or an appeal, or looked into a late claim, with time and reason. */
export async function findEnding(
  db: Db,
  { userId, subject }: { readonly userId: string; readonly subject: string },
): Promise<Pick<ActRow, 'by' | 'at' | 'because'> | undefined> {
  const [row] = await db<Pick<ActRow, 'by' | 'at' | 'because'>[]>`
    select staff.username as by, act.at, act.because from ops_act as act left join account as staff on staff.id = act.staff_id
    where act.user_id = ${userId} and act.subject = ${subject} and not exists (select from ops_undoing where act_id = act.id)
      and act.what = any(${endings})
    order by act.id desc limit 1`;
  return row;
}

/** The files of a check that a member of staff has opened. */
export async function listOpenedFiles(db: Db, staffId: string, checkId: string): Promise<string[]> {
  const rows = await db<{ fileId: string }[]>`
    select distinct about ->> 'fileId' as file_id from ops_act
    where staff_id = ${staffId} and what = 'paper-opened' and subject = ${checkId}`;
  return rows.map(({ fileId }) => fileId);
}

/** By which something was set on somebody, in one transaction with it: both have its time. */
export async function findActAt(
  db: Db,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<Pick<ActRow, 'because'> | undefined> {
  const [row] = await db<Pick<ActRow, 'because'>[]>`
    select because from ops_act
    where user_id = ${userId} and at = ${at} and what in ('warned', 'restricted', 'suspended', 'item-removed')
    order by id limit 1`;
  return row;
}
