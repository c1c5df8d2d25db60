import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { readAppealTicket } from '../../identity/index.ts';
import type { UsersContext } from '../context.ts';
import { type AppealedMeasure, appealableUntil } from '../measure-views.ts';
import { findAppealsAgainst, insertAppeal } from '../storage/appeals.ts';
import { lockMeasure, type Measure } from '../storage/measures.ts';

type Appealing = { readonly measureId: string; readonly userId: string; readonly says: string };

/** A measure is appealed once: said again, the first time counts. */
export function appealMeasure(
  { db }: Pick<UsersContext, 'db'>,
  { measureId, userId, says }: Appealing,
): Promise<AppealedMeasure> {
  return transact(db, async (tx) => {
    const measure = await lockMeasure(tx, measureId);
    if (measure?.userId !== userId) throw new Problem('not_found', 'There is no such note to you.');
    const before = (await findAppealsAgainst(tx, [measureId])).get(measureId);
    return before ? { measure, appeal: before } : insert(tx, measure, says);
  });
}

async function insert(tx: Tx, measure: Measure, says: string): Promise<AppealedMeasure> {
  const { id: measureId, userId, setBy } = measure;
  if (appealableUntil({ measure, appeal: undefined }) === null)
    throw new Problem('no_longer_open', 'That can no longer be appealed: it is over, or 30 days have passed.');
  await insertAppeal(tx, { id: newId('appeal'), measureId, userId, says, measureSetBy: setBy });
  sendEvent(tx, userId, { type: 'user.changed' });
  return { measure, appeal: (await findAppealsAgainst(tx, [measureId])).get(measureId) };
}

/** Whose account it is, for whoever has just proven that it is theirs and may do nothing else. */
export function holderOf({ keys }: Pick<UsersContext, 'keys'>, ticket: string): string {
  const userId = readAppealTicket(keys, ticket);
  if (!userId) throw new Problem('ticket_gone', 'It took a while. Please sign in once more to go on.');
  return userId;
}
