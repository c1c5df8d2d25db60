import { listCorrections as call } from '@waybill/contract/ops/list-corrections';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { findPeople } from '../../users/index.ts';
import { type CorrectionRow, listCorrections } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { correctionViewOf } from '../money-views.ts';

/** Prefix of cursors within the waiting corrections, which come before the decided ones. */
const waiting = 'waiting_';

export const listCorrectionsRoute = defineRoute(
  call,
  async ({ db }, { caller, query }) => {
    const { cursor, limit, skip } = query;
    const rows = await listCorrections(db, { before: placeOf(decodeCursor(cursor)), skip, limit: limit + 1 });
    const people = await findPeople(
      db,
      rows.map((row) => row.userId),
    );
    return pageOf(rows.map(placed), limit, ({ row }) => correctionViewOf(row, people, caller));
  },
  { reads: 'replica' },
);

const placed = (row: CorrectionRow) => ({
  row,
  createdAt: row.proposedAt,
  id: `${row.state === 'proposed' ? waiting : ''}${row.id}`,
});

function placeOf(position: ReturnType<typeof decodeCursor>) {
  if (!position) return undefined;
  const isWaiting = position.id.startsWith(waiting);
  return { ...position, isWaiting, id: isWaiting ? position.id.slice(waiting.length) : position.id };
}
