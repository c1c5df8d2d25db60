import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { restrictAccount } from '../../identity/index.ts';
import { findMeasure, takeBackMeasure } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { namedRefusal } from '../telling-who.ts';
import { lockSomebody } from './suspend-person.ts';

export type Lift = {
  readonly staffId: string | null;
  readonly measureId: string;
  /** For us. */
  readonly because: string;
  /** Text for the person. */
  readonly toldAs?: string | undefined;
};

const acts = { warning: 'warning-lifted', restriction: 'restriction-lifted' } as const;

/** Takes back a warning or ends a restriction. Answers whose it was. */
export async function liftMeasure(
  context: Pick<OpsContext, 'db' | 'publish'>,
  { staffId, measureId, because, toldAs = '' }: Lift,
): Promise<string> {
  const measure = await findMeasure(context.db, measureId);
  if (!measure) throw new Problem('not_found', 'There is no such warning or restriction.');
  const { userId, kind } = measure;
  if (kind === 'suspension') throw new Problem('forbidden', 'A suspension ends by restoring the person.');
  if (kind === 'takedown') throw new Problem('forbidden', 'What was taken down stays down.');
  await transact(context.db, async (tx) => {
    await lockSomebody(tx, { staffId, userId });
    if (!(await takeBackMeasure(context, tx, measureId, { by: staffId, toldAs }))) {
      const refusal = new Problem('already_decided', 'It is lifted already, or its time is over.');
      throw await namedRefusal(tx, { kind: 'measure', id: measureId, staffId }, refusal);
    }
    if (kind === 'restriction') await restrictAccount(tx, userId, null);
    await recordAct(tx, { staffId, what: acts[kind], subject: userId, userId, about: { measureId }, because });
  });
  return userId;
}
