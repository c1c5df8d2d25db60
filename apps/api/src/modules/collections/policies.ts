import { Problem } from '../../platform/http/problem.ts';
import type { CollectionRow } from './storage/collections.ts';

const gone = 'That is no longer here.';

/** Which side of it somebody is; for all others it is as if it had never been. */
export function sideOf(row: CollectionRow, userId: string): 'sender' | 'carrier' | undefined {
  if (row.senderId === userId) return 'sender';
  if (row.status === 'taken') return row.carrierId === userId ? 'carrier' : undefined;
  return row.askedId === null || row.askedId === userId ? 'carrier' : undefined;
}

export function seenCollection(row: CollectionRow | undefined, userId: string): CollectionRow {
  if (!row || !sideOf(row, userId)) throw new Problem('not_found', gone);
  return row;
}

/** For whoever has taken it. */
export function takenCollection(row: CollectionRow | undefined, userId: string): CollectionRow {
  const seen = seenCollection(row, userId);
  if (seen.senderId === userId) throw new Problem('forbidden', 'The carrier who took it does this.');
  if (seen.carrierId !== userId) throw new Problem('not_found', gone);
  return seen;
}
