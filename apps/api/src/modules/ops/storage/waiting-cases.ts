import { type CaseKind, type CaseName, caseKinds } from '@waybill/contract/ops/case-kinds';
import { caseTimes, urgencies } from '@waybill/contract/ops/case-times';
import type { HeldBy } from '@waybill/contract/ops/list-open-cases';
import type { Db } from '../../../platform/db/database.ts';
import { waitingJobs } from '../../../platform/jobs/failed-jobs.ts';
import { waitingDisputes } from '../../orders/index.ts';
import { waitingQuestions } from '../../sales/index.ts';
import { waitingRooms } from '../../support/index.ts';
import { waitingMoneyQuestions, waitingPayouts } from '../../wallet/index.ts';

/** What waits, of each kind: `id`, `since`, `title` and `user_id`, the person whom it concerns first. */
const waitingOf = {
  check: (db: Db) => db`
    select id, submitted_at as since, coalesce(document_type, '') as title, user_id from identity_check where state = 'pending'`,
  dispute: waitingDisputes,
  report: (db: Db) => db`
    select 'user-' || id as id, created_at as since, reason as title, user_id from user_report where handled_at is null
    union all
    select 'item-' || report.id, report.created_at, reason, author_id
    from timeline_report as report join timeline_item as item on item.id = report.item_id where handled_at is null`,
  support: waitingRooms,
  'sale-question': waitingQuestions,
  payout: waitingPayouts,
  'money-question': waitingMoneyQuestions,
  correction: (db: Db) => db`
    select id, proposed_at as since, title, user_id from money_correction where state = 'proposed'`,
  job: waitingJobs,
} as const satisfies Readonly<Record<CaseKind, (db: Db) => unknown>>;

const waiting = (db: Db, kinds: readonly CaseKind[]) =>
  kinds.map(
    (kind, index) => db`${index === 0 ? db`` : db`union all`}
    select ${kind}::text as kind, id::text, since, title, user_id from (${waitingOf[kind](db)}) as waiting`,
  );

const times = caseKinds.map((kind) => ({ kind, rank: urgencies.indexOf(caseTimes[kind].urgency), hours: caseTimes[kind].hours }));

/** How urgent each kind is, and in how many hours it is due. */
const timesOf = (db: Db) => db`
  unnest(${times.map(({ kind }) => kind)}::text[], ${times.map(({ rank }) => rank)}::int[], ${times.map(({ hours }) => hours)}::int[])
    as time (kind, rank, hours)`;

export type WaitingCase = CaseName & {
  readonly title: string;
  readonly userId: string | null;
  readonly since: Date;
  readonly dueAt: Date;
  readonly heldBy: string | null;
  readonly heldSince: Date | null;
  /** Where it stands in the list, after its urgency and its time. */
  readonly rank: number;
  readonly place: string;
};

type Wanted = {
  readonly kinds: readonly CaseKind[];
  readonly held: HeldBy;
  readonly staffId: string;
  /** End of the last page. */
  readonly after: Pick<WaitingCase, 'rank' | 'dueAt' | 'place'> | undefined;
  readonly skip: number;
  readonly limit: number;
};

/** By urgency, then by when it is due. */
export async function listWaitingCases(db: Db, wanted: Wanted): Promise<WaitingCase[]> {
  const { kinds, held, staffId, after, skip, limit } = wanted;
  if (kinds.length === 0) return [];
  const holder = { me: db`and held_by = ${staffId}`, nobody: db`and held_by is null`, anybody: db`` }[held];
  return db<WaitingCase[]>`
    select * from (${placed(db, kinds)}) as placed
    where true ${holder} ${after ? db`and (rank, due_at, place) > (${after.rank}::int, ${after.dueAt}, ${after.place})` : db``}
    order by rank, due_at, place limit ${limit} offset ${after ? 0 : skip}`;
}

/** Those of these cases that wait. */
export async function findWaitingCases(db: Db, names: readonly CaseName[]): Promise<WaitingCase[]> {
  const kinds = caseKinds.filter((kind) => names.some((name) => name.kind === kind));
  if (kinds.length === 0) return [];
  return db<WaitingCase[]>`
    select * from (${placed(db, kinds)}) as placed
    where (kind, id) in (select * from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::text[]))
    order by rank, due_at, place`;
}

const placed = (db: Db, kinds: readonly CaseKind[]) => db`
  select waiting.kind, waiting.id, waiting.title, waiting.user_id, waiting.since, hold.held_by, hold.held_since, time.rank,
         md5(waiting.kind || ' ' || waiting.id) as place,
         date_trunc('milliseconds', waiting.since) + time.hours * interval '1 hour' as due_at
  from (${waiting(db, kinds)}) as waiting
  join ${timesOf(db)} on time.kind = waiting.kind
  left join ops_hold as hold on hold.kind = waiting.kind and hold.id = waiting.id`;
