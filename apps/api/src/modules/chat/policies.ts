import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { haveDealt } from '../orders/index.ts';
import type { Standing } from './storage/rooms.ts';

export function roomIsNotThere(): Problem {
  return new Problem('not_found', 'We cannot find this chat.');
}

/** Whether one may write to the other one. */
export async function mayWrite(db: Db, userId: string, standing: Standing): Promise<'yes' | 'muted' | 'no'> {
  if (standing.hasMuted) return 'muted';
  if (standing.isMuted || standing.isOtherBlocked) return 'no';
  return !standing.needsDealing || (await haveDealt(db, userId, standing.otherId)) ? 'yes' : 'no';
}

/** Says neither that one was muted nor that they were suspended: that is theirs to tell. */
export function notReachable(): Problem {
  return new Problem('not_reachable', 'They aren’t taking messages from you at the moment.');
}

export function mutedByYou(): Problem {
  return new Problem('muted_by_you', 'You have muted them. Unmute them to write to them.');
}
