import { supportAccount } from '@waybill/contract/support/support-account';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { haveDealt } from '../orders/index.ts';
import type { PairStatus } from './storage/rooms.ts';

export function roomIsNotThere(): Problem {
  return new Problem('not_found', 'We cannot find this chat.');
}

/** Whether one may write to the other one. Who has muted whom does not count: nobody is refused because of a mute. */
export async function mayWrite(db: Db, userId: string, pairStatus: PairStatus): Promise<'yes' | 'no'> {
  if (pairStatus.isOtherBlocked) return 'no';
  return !pairStatus.needsDealing || (await haveDealt(db, userId, pairStatus.otherId)) ? 'yes' : 'no';
}

/** Does not reveal whether they chose so or were suspended. */
export function notReachable(): Problem {
  return new Problem('not_reachable', 'They aren’t taking messages from you at the moment.');
}

/** Staff read what is written to our support in the console, where nothing plays. */
export function refuseVoiceNoteTo(userId: string): void {
  if (userId !== supportAccount.id) return;
  throw new Problem('invalid_input', 'Our support cannot listen to voice notes yet. Please write to us instead.', {
    field: 'voiceNoteId',
  });
}
