import { supportAccount } from '@waybill/contract/support/support-account';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { haveDealt } from '../orders/index.ts';
import { readPurchases } from '../sales/index.ts';
import { isBuyer } from './buyers.ts';
import type { PairStatus } from './storage/rooms.ts';

export function roomIsNotThere(): Problem {
  return new Problem('not_found', 'We cannot find this chat.');
}

/**
 * Whether one may write to the other one. Who has muted whom does not count: nobody is refused because of a mute. A seller and their
 * buyer write to each other as long as the sale lets them.
 */
export async function mayWrite(db: Db, userId: string, pairStatus: PairStatus): Promise<'yes' | 'no'> {
  if (pairStatus.isOtherBlocked) return 'no';
  if (pairStatus.buyerId !== null) {
    const purchase = (await readPurchases(db, [pairStatus.buyerId])).get(pairStatus.buyerId);
    return purchase?.chat === 'open' ? 'yes' : 'no';
  }
  return !pairStatus.needsDealing || (await haveDealt(db, userId, pairStatus.otherId)) ? 'yes' : 'no';
}

/** Buyer and seller have nothing more to say to each other here. */
export function chatIsOver(): Problem {
  return new Problem('not_reachable', 'This chat is over. What was said stays here.');
}

/** Does not reveal whether they chose so or were suspended. */
export function notReachable(): Problem {
  return new Problem('not_reachable', 'They aren’t taking messages from you at the moment.');
}

/** Staff read what is written to our support in the console, where nothing plays; nor does it on the page of a buyer. */
export function refuseVoiceNoteTo(userId: string): void {
  if (isBuyer(userId))
    throw new Problem('invalid_input', 'Your buyer cannot listen to voice notes. Please write to them instead.', {
      field: 'voiceNoteId',
    });
  if (userId !== supportAccount.id) return;
  throw new Problem('invalid_input', 'Our support cannot listen to voice notes yet. Please write to us instead.', {
    field: 'voiceNoteId',
  });
}
