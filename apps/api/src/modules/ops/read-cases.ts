import type { CaseKind } from '@waybill/contract/ops/case-kinds';
import type { WaitingCaseView } from '@waybill/contract/ops/case-view';
import type { HeldBy } from '@waybill/contract/ops/list-open-cases';
import { decodeCursor, pageOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findPeople } from '../users/index.ts';
import { waitingCaseViewOf } from './case-views.ts';
import { listWaitingCases } from './storage/waiting-cases.ts';

type Wanted = {
  readonly kinds: readonly CaseKind[];
  readonly held: HeldBy;
  readonly staffId: string;
  readonly limit: number;
  readonly skip: number;
  readonly cursor?: string | undefined;
};

export async function readOpenCases(
  db: Db,
  { cursor, limit, ...wanted }: Wanted,
): Promise<{ items: WaitingCaseView[]; nextCursor: string | null }> {
  const rows = await listWaitingCases(db, { ...wanted, after: placeOf(cursor), limit: limit + 1 });
  const people = await findPeople(
    db,
    rows.flatMap(({ userId, heldBy, asked }) =>
      [userId, heldBy, ...asked.map((side) => side.userId)].filter((id) => id !== null),
    ),
  );
  const placed = rows.map((row) => ({ row, createdAt: row.dueAt, id: `${row.rank}_${row.place}` }));
  return pageOf(placed, limit, ({ row }) => waitingCaseViewOf(row, people));
}

function placeOf(cursor: string | undefined) {
  const position = decodeCursor(cursor);
  if (!position) return undefined;
  const [, rank, place] = /^([0-9])_([0-9a-f]{32})$/.exec(position.id) ?? [];
  if (rank === undefined || place === undefined)
    throw new Problem('invalid_input', 'That is not a cursor of ours.', { field: 'cursor' });
  return { rank: Number(rank), dueAt: position.createdAt, place };
}
