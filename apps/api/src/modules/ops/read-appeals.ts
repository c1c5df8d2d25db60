import type { AppealDetailsView } from '@waybill/contract/ops/get-appeal';
import type { AppealSummaryView } from '@waybill/contract/ops/list-appeals';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { decodeCursor, pageOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type AppealRow, findAppeal, findMeasureForStaff, findPeople, listAppeals } from '../users/index.ts';
import { measureDetailsOf } from './measure-details.ts';
import { findActAt, findEnding } from './storage/acts.ts';
import { personIn } from './views.ts';

type Wanted = {
  readonly state: 'open' | 'decided';
  readonly limit: number;
  readonly skip: number;
  readonly cursor?: string | undefined;
};

export const noAppeal = () => new Problem('not_found', 'There is no such appeal.');

export async function readAppeals(
  db: Db,
  viewerId: string,
  { state, limit, skip, cursor }: Wanted,
): Promise<{ items: AppealSummaryView[]; nextCursor: string | null }> {
  const rows = await listAppeals(db, { state, after: decodeCursor(cursor), limit: limit + 1, skip });
  const people = await findPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  const placed = rows.map((row) => ({ row, createdAt: row.decidedAt ?? row.madeAt, id: row.id }));
  return pageOf(placed, limit, ({ row }) => summaryOf(row, viewerId, people));
}

/** What was set and why, and what the person says against it. */
export async function readAppeal(db: Db, viewerId: string, appealId: string): Promise<AppealDetailsView> {
  const appeal = await findAppeal(db, appealId);
  const measure = appeal && (await findMeasureForStaff(db, appeal.measureId));
  if (!measure) throw noAppeal();
  const { userId } = appeal;
  const [people, set, ending] = await Promise.all([
    findPeople(db, [userId]),
    findActAt(db, { userId, at: measure.setAt }),
    findEnding(db, { userId, subject: appealId }),
  ]);
  const { outcome, decidedAt, toldAs } = appeal;
  return {
    ...summaryOf({ ...appeal, kind: measure.kind, reason: measure.reason }, viewerId, people),
    says: appeal.says,
    measure: measureDetailsOf({ measure, appeal }),
    because: set?.because ?? null,
    decision:
      outcome && decidedAt
        ? { outcome, at: decidedAt.toISOString(), by: ending?.by ?? null, toldAs, because: ending?.because ?? '' }
        : null,
  };
}

function summaryOf(row: AppealRow, viewerId: string, people: ReadonlyMap<string, PersonView>): AppealSummaryView {
  const { id, userId, kind, reason, madeAt, decidedAt, outcome, measureSetBy } = row;
  return {
    ...{ appealId: id, kind, reason, outcome },
    person: personIn(people, userId),
    since: madeAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isOwn: measureSetBy === viewerId,
  };
}
