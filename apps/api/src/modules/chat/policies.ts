import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { haveDealt } from '../orders/index.ts';
import type { Standing } from './storage/rooms.ts';

export function roomIsNotThere(): Problem {
  return new Problem('not_found', 'We cannot find this chat.');
}

/** Whether one may write to the other one. Who has muted whom does not count: nobody is refused because of a mute. */
export async function mayWrite(db: Db, userId: string, standing: Standing): Promise<'yes' | 'no'> {
  if (standing.isOtherBlocked) return 'no';
  return !standing.needsDealing || (await haveDealt(db, userId, standing.otherId)) ? 'yes' : 'no';
}

/** Does not say whether they chose so or were suspended: that is theirs to tell. */
export function notReachable(): Problem {
  return new Problem('not_reachable', 'They aren’t taking messages from you at the moment.');
}
