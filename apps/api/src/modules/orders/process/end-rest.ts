import type { Tx } from '../../../platform/db/database.ts';
import { endNegotiationsOf } from '../storage/negotiations.ts';
import { endSearch } from '../storage/rings.ts';
import type { News } from './news.ts';

/** Nothing is left to agree on for these packages: what was negotiated and whoever was rung. Answers what they have to hear. */
export async function endRest(
  tx: Tx,
  packageIds: readonly string[],
  why: 'taken' | 'withdrawn',
  exceptNegotiationId?: string,
): Promise<News[]> {
  const news: News[] = [];
  for (const packageId of packageIds) {
    for (const { senderId, carrierId } of await endNegotiationsOf(tx, packageId, exceptNegotiationId))
      news.push({
        userId: carrierId,
        event: { type: 'negotiation.changed', packageId, otherPartyId: senderId, what: why },
      });
    const riders = await endSearch(tx, packageId, why === 'taken' ? 'taken' : 'over');
    for (const userId of riders) news.push({ userId, event: { type: 'express.over', packageId, why } });
  }
  return news;
}
