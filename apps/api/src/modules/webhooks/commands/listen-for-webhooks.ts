import { transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { keyFor } from '../../wallet/index.ts';
import type { WebhooksContext } from '../context.ts';
import { pageAfter, readHeardUpTo } from '../heard-up-to.ts';
import { lockOwner } from '../storage/endpoints.ts';
import { findListener, insertListener, type Listener, listHeard, prolongListener } from '../storage/listeners.ts';

const mostAtOnce = 100;

type Heard = Awaited<ReturnType<typeof listHeard>>;

/** Hears on for two minutes, and answers what has happened since. */
export function listenForWebhooks(
  { db }: Pick<WebhooksContext, 'db'>,
  ownerId: string,
  since: string | undefined,
): Promise<{ readonly listener: Listener; readonly heard: Heard; readonly hasMore: boolean; readonly askAgainWith: string }> {
  const upTo = readHeardUpTo(since);
  const requestKey = keyFor(`${ownerId} webhook listener`, 'one for each owner');
  return transact(db, async (tx) => {
    lockOwner(tx, ownerId);
    const known = await findListener(tx, requestKey);
    const listener = known ?? { id: newId('webhookEndpoint'), version: 1, kind: 'hmac-sha256' };
    if (known) prolongListener(tx, known.id);
    else insertListener(tx, { id: listener.id, ownerId, requestKey });
    const [clock] = await tx<{ now: Date }[]>`select now()`;
    if (!clock) throw new Error('The database has no clock');
    const heard = upTo === undefined ? [] : await listHeard(tx, listener.id, upTo, mostAtOnce);
    const hasMore = heard.length === mostAtOnce;
    return { listener, heard, hasMore, askAgainWith: pageAfter(upTo, hasMore ? heard.at(-1) : undefined, clock.now) };
  });
}
