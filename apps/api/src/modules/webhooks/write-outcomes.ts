import { transact } from '../../platform/db/database.ts';
import type { WebhookAnswer } from '../../providers/webhooks/port.ts';
import type { WebhooksContext } from './context.ts';
import { tellOwnerJob } from './jobs/tell-owner.ts';
import { nextAttemptIn, restSeconds } from './retry-plan.ts';
import { failWaiting } from './storage/deliveries.ts';
import { insertAttempt, noteFailure, noteSuccess, switchOff } from './storage/outcomes.ts';
import { setDelivered, setDueIn, setFailed, type TakenDelivery } from './storage/taking.ts';

export type Outcome = { readonly taken: TakenDelivery; readonly answer: WebhookAnswer };

/** Whoever needs longer than this is sent fewer at once. */
const slowMs = 2_000;

/** Endpoints in the order of their ids, and failures first, which lock their endpoint: like every act, before its deliveries. */
const inOrder = (one: Outcome, other: Outcome) => (placeOf(one) < placeOf(other) ? -1 : 1);
const placeOf = ({ taken, answer }: Outcome) => `${taken.endpointId} ${answer.fault === null ? 1 : 0}`;

/** Writes down what came of several deliveries, in one transaction. */
export function writeOutcomes(
  { db, enqueue }: Pick<WebhooksContext, 'db' | 'enqueue'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  return transact(db, async (tx) => {
    const off = new Set<string>();
    for (const { taken, answer } of outcomes.toSorted(inOrder)) {
      const { id, endpointId, attempts } = taken;
      if (answer.fault === null) {
        noteSuccess(tx, endpointId, answer.ms > slowMs);
        insertAttempt(tx, id, answer);
        setDelivered(tx, taken);
        continue;
      }
      const isGivenUp = await noteFailure(tx, endpointId, restSeconds(answer));
      insertAttempt(tx, id, answer);
      const seconds = nextAttemptIn(attempts + 1, answer, Math.random);
      const isOver = answer.status === 410 || isGivenUp;
      if (seconds === null || isOver) setFailed(tx, taken);
      else setDueIn(tx, taken, seconds);
      if (!isOver || off.has(endpointId)) continue;
      off.add(endpointId);
      if (await switchOff(tx, endpointId, answer.status === 410 ? 'gone' : 'failing')) enqueue(tx, tellOwnerJob, { endpointId });
      failWaiting(tx, endpointId);
    }
  });
}
