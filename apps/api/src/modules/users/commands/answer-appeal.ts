import type { Tx } from '../../../platform/db/database.ts';
import type { Publish } from '../../../platform/jobs/outbox.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { appealAnswered } from '../events.ts';
import { type Appeal, type AppealAnswer, markAppealAnswered } from '../storage/appeals.ts';
import { markMeasureLifted } from '../storage/measures.ts';

/** As part of an act of our people, who have locked the account. Undefined when it is answered already. */
export async function answerAppeal(
  { publish }: { readonly publish: Publish },
  tx: Tx,
  appealId: string,
  answer: AppealAnswer,
): Promise<Appeal | undefined> {
  const appeal = await markAppealAnswered(tx, appealId, answer);
  if (!appeal) return undefined;
  if (answer.outcome === 'taken-back') await markMeasureLifted(tx, appeal.measureId, answer, { evenWhenOver: true });
  sendEvent(tx, appeal.userId, { type: 'user.changed' });
  publish(tx, appealAnswered, { appealId, userId: appeal.userId });
  return appeal;
}
