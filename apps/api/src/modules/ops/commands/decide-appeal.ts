import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { restrictAccount, suspendAccount } from '../../identity/index.ts';
import { answerAppeal, findAppeal, findMeasure, type Measure } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { noAppeal } from '../read-appeals.ts';
import { recordDecision } from '../record-decision.ts';
import { tellingWho } from '../telling-who.ts';
import { lockSomebody } from './suspend-person.ts';

export type AppealDecision = {
  readonly staffId: string;
  readonly appealId: string;
  readonly decision: 'stands' | 'take-back';
  /** For us. */
  readonly because: string;
  /** Text for the person. */
  readonly toldAs?: string | undefined;
};

/** Lets a measure stand, or takes it back with all that it closed. Never by whoever set it: the table says so as well. */
export async function decideAppeal(
  context: Pick<OpsContext, 'db' | 'publish'>,
  { staffId, appealId, decision, because, toldAs = '' }: AppealDecision,
): Promise<void> {
  const found = await findAppeal(context.db, appealId);
  if (!found) throw noAppeal();
  const { userId, measureId, measureSetBy } = found;
  if (measureSetBy === staffId)
    throw new Problem('forbidden', 'You have set this yourself. Somebody else has to look at it again.');
  const isTakenBack = decision === 'take-back';
  const decide = async (tx: Tx) => {
    await lockSomebody(tx, { staffId, userId });
    const measure = await findMeasure(tx, measureId);
    const outcome = isTakenBack ? 'taken-back' : 'stands';
    const answered = await answerAppeal(context, tx, appealId, { outcome, by: staffId, toldAs });
    if (!measure || !answered) throw new Problem('already_decided', 'This appeal is answered already.');
    if (isTakenBack) await openAgain(tx, measure);
    await recordDecision(
      tx,
      { kind: 'appeal', id: appealId },
      {
        staffId,
        what: isTakenBack ? 'appeal-granted' : 'appeal-rejected',
        subject: appealId,
        userId,
        about: { kind: measure.kind, measureId },
        because,
      },
    );
  };
  await tellingWho(context.db, { kind: 'appeal', id: appealId, staffId }, () => transact(context.db, decide));
}

/** What the measure closed. One that is over by its time closes nothing, and another may have come after it. */
async function openAgain(tx: Tx, { kind, userId, until, liftedAt }: Measure): Promise<void> {
  if (liftedAt !== null || (until !== null && until.getTime() <= Date.now())) return;
  if (kind === 'restriction') await restrictAccount(tx, userId, null);
  if (kind === 'suspension') await suspendAccount(tx, userId, false);
}
