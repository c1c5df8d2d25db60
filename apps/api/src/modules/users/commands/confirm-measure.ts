import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { UsersContext } from '../context.ts';
import type { AppealedMeasure } from '../measure-views.ts';
import { findAppealsAgainst } from '../storage/appeals.ts';
import { markMeasureRead } from '../storage/measures.ts';

/** Somebody has read what our people told them; their other tabs stop asking. */
export function confirmMeasure({ db }: Pick<UsersContext, 'db'>, userId: string, measureId: string): Promise<AppealedMeasure> {
  return transact(db, async (tx) => {
    const measure = await markMeasureRead(tx, measureId, userId);
    if (!measure) throw new Problem('not_found', 'There is no such note to you.');
    sendEvent(tx, userId, { type: 'user.changed' });
    return { measure, appeal: (await findAppealsAgainst(tx, [measureId])).get(measureId) };
  });
}
