import type { MeasureReason } from '@waybill/contract/measures/measure-view';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { setMeasure } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { partOf } from './part-of.ts';
import { lockSomebody } from './suspend-person.ts';

export type Warning = {
  /** The staff member who acts; null for the command line. */
  readonly staffId: string | null;
  readonly userId: string;
  readonly reason: MeasureReason;
  /** For us. */
  readonly because: string;
  /** Text for the person. */
  readonly toldAs?: string | undefined;
  /** What of theirs was taken down with it. */
  readonly itemId?: string;
  readonly itemType?: number;
  /** The report that was closed by it, in the same act. */
  readonly report?: string;
};

type Needs = Pick<OpsContext, 'db' | 'publish'>;

export function warnPerson(context: Needs, warning: Warning): Promise<void> {
  return transact(context.db, async (tx) => {
    await lockSomebody(tx, warning);
    await warnLocked(context, tx, warning);
  });
}

/** Warns as part of a larger act, which has locked the account. */
export async function warnLocked(context: Pick<Needs, 'publish'>, tx: Tx, warning: Warning): Promise<void> {
  const { staffId, userId, reason, because, toldAs = '', report, ...item } = warning;
  const measureId = setMeasure(context, tx, { userId, kind: 'warning', reason, toldAs, setBy: staffId, ...item });
  await recordAct(tx, {
    staffId,
    what: 'warned',
    subject: userId,
    userId,
    about: { reason, measureId, ...partOf(report) },
    because,
  });
}
