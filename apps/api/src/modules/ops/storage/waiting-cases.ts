import type { CaseKind, CaseName } from '@waybill/contract/ops/case-kinds';
import { caseTimes, urgencies } from '@waybill/contract/ops/case-times';
import type { HeldBy } from '@waybill/contract/ops/list-open-cases';
import type { Db } from '../../../platform/db/database.ts';
import type { Fragment } from '../../../platform/db/sql.ts';
import { waitingJobs } from '../../../platform/jobs/failed-jobs.ts';
import { type AskedSide, askedOrders, waitingDisputes } from '../../orders/index.ts';
import { waitingQuestions } from '../../sales/index.ts';
import { waitingRooms } from '../../support/index.ts';
import { waitingAppeals } from '../../users/index.ts';
import { waitingMoneyQuestions, waitingPayouts } from '../../wallet/index.ts';

const hourMs = 3_600_000;

/** What waits, of each kind: `id`, `since` to the millisecond, as the place in the list has it, `title` and `user_id`, the person whom it concerns first. */
const waitingOf = {
  check: (db: Db) => db`
    select id, submitted_at as since, coalesce(document_type, '') as title, user_id from identity_check where state = 'pending'`,
  dispute: waitingDisputes,
  report: (db: Db) => db`
    select 'user-' || id as id, created_at as since, reason as title, user_id from user_report where handled_at is null
    union all
    select 'item-' || report.id, report.created_at, reason, author_id
    from timeline_report as report join timeline_item as item on item.id = report.item_id where handled_at is null`,
  appeal: waitingAppeals,
  support: waitingRooms,
  'sale-question': waitingQuestions,
  payout: waitingPayouts,
  'money-question': waitingMoneyQuestions,
  correction: (db: Db) => db`
    select id, proposed_at as since, title, user_id from money_correction where state = 'proposed'`,
  job: waitingJobs,
} as const satisfies Readonly<Record<CaseKind, (db: Db) => unknown>>;

const timeOf = (kind: CaseKind) => ({ rank: urgencies.indexOf(caseTimes[kind].urgency), hours: caseTimes[kind].hours });

export type WaitingCase = CaseName & {
  readonly title: string;
  readonly userId: string | null;
  readonly since: Date;
  readonly dueAt: Date;
  readonly heldBy: string | null;
  readonly heldSince: Date | null;
  /** What its sides were asked, where they were. */
  readonly asked: readonly AskedSide[];
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

/**
 * By urgency, then by when it is due. Within a kind that is the order in which its cases came, so that each gives its own first page from an
 * index, and only these are put together. Disputes of which a side was asked something are due by that, and come besides.
 */
export async function listWaitingCases(db: Db, wanted: Wanted): Promise<WaitingCase[]> {
  const { kinds, after, skip, limit } = wanted;
  const parts = kinds
    .filter((kind) => after === undefined || timeOf(kind).rank >= after.rank)
    .flatMap((kind) => {
      const first = firstOf(db, kind, wanted, limit + (after ? 0 : skip));
      return kind === 'dispute' ? [first, askedOf(db, wanted)] : [first];
    });
  if (parts.length === 0) return [];
  return db<WaitingCase[]>`
    ${placed(db, parts)} order by rank, due_at, place limit ${limit} offset ${after ? 0 : skip}`;
}

/** Those of these cases that wait. */
export async function findWaitingCases(db: Db, names: readonly CaseName[]): Promise<WaitingCase[]> {
  const byKind = [...Map.groupBy(names, ({ kind }) => kind)];
  if (byKind.length === 0) return [];
  const parts = byKind.flatMap(([kind, known]) => {
    const isMeant = db`id::text = any(${known.map(({ id }) => id)}::text[])`;
    const plain = db`select ${casesOf(db, kind)} where ${isMeant} ${notAsked(db, kind)}`;
    return kind === 'dispute' ? [plain, db`select ${askedCases(db)} where ${isMeant}`] : [plain];
  });
  return db<WaitingCase[]>`${placed(db, parts)} order by rank, due_at, place`;
}

const casesOf = (db: Db, kind: CaseKind) => db`
  ${kind}::text as kind, id::text, since, title, user_id, ${timeOf(kind).rank}::int as rank,
  since + ${timeOf(kind).hours}::int * interval '1 hour' as due_at, '[]'::jsonb as sides
  from (${waitingOf[kind](db)}) as waiting`;

/** Disputes of which a side was asked something: few, and due by what they were asked. */
const askedCases = (db: Db) => db`
  'dispute' as kind, id::text, since, title, user_id, ${timeOf('dispute').rank}::int as rank, asked.due_at, asked.sides
  from (${waitingDisputes(db)}) as waiting join (${askedOrders(db)}) as asked on asked.order_id = waiting.id`;

const notAsked = (db: Db, kind: CaseKind) =>
  kind === 'dispute' ? db`and id::text <> all(array(select order_id from (${askedOrders(db)}) as asked))` : db``;

const placeOf = (db: Db, kind: Fragment, id: Fragment) => db`md5(${kind} || ' ' || ${id})`;

const ofHolder = (db: Db, kind: CaseKind, { held, staffId }: Wanted) => {
  const isHeld = db`exists (select from ops_hold as hold where hold.kind = ${kind} and hold.id = waiting.id::text)`;
  return {
    anybody: db``,
    nobody: db`and not ${isHeld}`,
    me: db`and id::text = any(array(select hold.id from ops_hold as hold where hold.kind = ${kind} and held_by = ${staffId}))`,
  }[held];
};

/** Those that come first of a kind, with all that came in the same moment as the last of them. */
function firstOf(db: Db, kind: CaseKind, wanted: Wanted, most: number): Fragment {
  const { after } = wanted;
  const { rank, hours } = timeOf(kind);
  const last = after?.rank === rank ? new Date(after.dueAt.getTime() - hours * hourMs) : undefined;
  const isLater =
    after &&
    last &&
    db`and since >= ${last} and (since > ${last} or ${placeOf(db, db`${kind}::text`, db`id::text`)} > ${after.place})`;
  return db`
    (select ${casesOf(db, kind)} where true ${notAsked(db, kind)} ${ofHolder(db, kind, wanted)} ${isLater ?? db``}
     order by since fetch first (${most}::int) rows with ties)`;
}

function askedOf(db: Db, wanted: Wanted): Fragment {
  const { after } = wanted;
  const isLater =
    after?.rank === timeOf('dispute').rank &&
    db`and (asked.due_at, ${placeOf(db, db`'dispute'::text`, db`id::text`)}) > (${after.dueAt}, ${after.place})`;
  return db`select ${askedCases(db)} where true ${ofHolder(db, 'dispute', wanted)} ${isLater || db``}`;
}

const placed = (db: Db, parts: readonly Fragment[]) => db`
  select waiting.kind, waiting.id, waiting.title, waiting.user_id, waiting.since, hold.held_by, hold.held_since, rank,
         ${placeOf(db, db`waiting.kind`, db`waiting.id`)} as place, due_at, sides as asked
  from (${parts.map((part, index) => db`${index === 0 ? db`` : db`union all`} ${part}`)}) as waiting
  left join ops_hold as hold on hold.kind = waiting.kind and hold.id = waiting.id`;
