import { recordPastVisits } from '../../modules/visits/index.ts';
import type { Tx } from '../../platform/db/database.ts';

const usualVisits = { '/timeline': 64, '/': 52, '/login': 31, '/track/:trackingId': 23, '/orders': 19, '/signup': 8 } as const;

/** The pages of a week, with more going on some days than on others. */
export async function insertVisits(tx: Tx): Promise<void> {
  for (let daysAgo = 0; daysAgo < 7; daysAgo += 1)
    for (const [pattern, usual] of Object.entries(usualVisits))
      await recordPastVisits(tx, { daysAgo, pattern, visits: usual + ((daysAgo * 5 + usual) % 9) });
}
