import { toMajor } from '@waybill/contract/money';
import type { RelatedCaseView, RelatedView } from '@waybill/contract/ops/get-related';
import { listReports, type ReportOutcome } from '@waybill/contract/ops/list-reports';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../users/index.ts';
import { listWallets } from '../wallet/index.ts';
import { findSupportRoomOf } from './find-support-room.ts';
import { nobodyHere } from './read-person.ts';
import { type AnyReport, aboutOf, findReportsOfPeople, reporterOf, reportIdOf } from './read-reports.ts';
import { listRelatedCases, listSharedDevices, sumWaitingPayouts } from './storage/related-cases.ts';
import { personIn } from './views.ts';

const mostCases = 40;
const mostShared = 6;

type Viewer = { readonly staffId: string; readonly role: StaffRole | undefined };
type Related = Omit<RelatedCaseView, 'person'> & { readonly userId: string };

/** What hangs together with people. Who reported somebody is shown to whoever may read reports, and never to the one it is about. */
export async function readRelated(db: Db, userIds: readonly string[], viewer: Viewer): Promise<RelatedView> {
  const ids = [...userIds];
  const [cases, reports, rooms, payouts, devices, wallets] = await Promise.all([
    listRelatedCases(db, ids, mostCases),
    findReportsOfPeople(db, ids, mostCases),
    Promise.all(ids.map((id) => findSupportRoomOf(db, id))),
    sumWaitingPayouts(db, ids),
    listSharedDevices(db, ids, mostShared),
    Promise.all(ids.map((id) => listWallets(db, id))),
  ]);
  const people = await findPeople(db, [...ids, ...devices.map(({ otherId }) => otherId)]);
  if (ids.some((id) => !people.has(id))) throw nobodyHere();
  const related: Related[] = [
    ...cases.map((row) => ({
      ...{ kind: row.kind, id: row.id, title: row.title, userId: row.userId, side: 'about' as const, outcome: row.outcome },
      ...{ since: row.since.toISOString(), endedAt: row.endedAt?.toISOString() ?? null },
    })),
    ...reports.flatMap((row) => reportOf(row, ids, viewer)),
    ...rooms.flatMap((room) => {
      if (!room?.lastAt) return [];
      const lastAt = room.lastAt.toISOString();
      const ended = room.isWaiting ? { endedAt: null, outcome: '' } : { endedAt: lastAt, outcome: 'Answered' };
      const names = { kind: 'support' as const, id: room.id, title: 'What they write to us', userId: room.userId };
      return [{ ...names, side: 'about' as const, since: lastAt, ...ended }];
    }),
  ];
  return {
    people: ids.map((id, place) => ({
      person: personIn(people, id),
      inEscrow: (wallets[place] ?? []).flatMap(({ currency, escrow }) =>
        BigInt(escrow) === 0n ? [] : [{ currency, amount: toMajor(BigInt(escrow)) }],
      ),
      waitingPayouts: payouts
        .filter(({ userId }) => userId === id)
        .map(({ currency, count, amountMinor }) => ({ currency, count, amount: toMajor(BigInt(amountMinor)) })),
    })),
    cases: related
      .toSorted(openThenNewest)
      .slice(0, mostCases)
      .map(({ userId, ...one }) => ({ ...one, person: personIn(people, userId) })),
    sharedDevices: devices.map(({ userId, otherId, device, lastAt }) => ({
      ...{ person: personIn(people, userId), other: personIn(people, otherId), device, lastAt: lastAt.toISOString() },
    })),
  };
}

function openThenNewest(one: Related, other: Related): number {
  if ((one.endedAt === null) !== (other.endedAt === null)) return one.endedAt === null ? -1 : 1;
  return (other.endedAt ?? other.since).localeCompare(one.endedAt ?? one.since);
}

const reportOutcomes: Readonly<Record<ReportOutcome, string>> = {
  nothing: 'Nothing was done',
  warned: 'Warned',
  removed: 'Taken down',
  restricted: 'Reading only',
  suspended: 'Suspended',
};

/** Of two people of one case the report stands with the one it is about. */
function reportOf(row: AnyReport, ids: readonly string[], { staffId, role }: Viewer): Related[] {
  const isAbout = ids.includes(aboutOf(row));
  const maySeeReporter = role !== undefined && mayInConsole(role, listReports) && aboutOf(row) !== staffId;
  if (!isAbout && !maySeeReporter) return [];
  return [
    {
      ...{ kind: 'report', id: reportIdOf(row), title: row.reason, userId: isAbout ? aboutOf(row) : reporterOf(row) },
      ...{ side: isAbout ? 'about' : 'by', since: row.createdAt.toISOString(), endedAt: row.handledAt?.toISOString() ?? null },
      outcome: row.handledAt ? (row.outcome ? reportOutcomes[row.outcome] : 'Closed') : '',
    },
  ];
}
