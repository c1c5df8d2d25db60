import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { transact } from '../../../platform/db/database.ts';
import { heldByAnother, notWaiting } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { endForgottenHolds, type HoldRow, lockHold, takeHold } from '../storage/holds.ts';
import { findWaitingCases } from '../storage/waiting-cases.ts';

type Claim = {
  readonly staffId: string;
  readonly name: CaseName;
  /** The colleague whom it is taken from. */
  readonly takeOverFrom?: string | undefined;
};

/** Takes a case on. Of two at the same moment one gets it, and the other is told who. */
export function claimCase({ db }: Pick<OpsContext, 'db'>, { staffId, name, takeOverFrom }: Claim): Promise<HoldRow> {
  return transact(db, async (tx) => {
    const [found] = await findWaitingCases(tx, [name]);
    if (!found) throw await notWaiting(tx, name, staffId);
    const before = await lockHold(tx, name);
    const isTaken = await takeHold(tx, name, staffId, { holder: takeOverFrom ?? null });
    const hold = await lockHold(tx, name);
    if (!hold) throw new Error(`Nobody holds the ${name.kind} ${name.id} that was just taken on`);
    if (!isTaken) throw heldByAnother(hold);
    if (before?.heldBy !== staffId) {
      const from = before?.heldBy ?? null;
      const what = from === null ? 'case-claimed' : 'case-taken-over';
      await recordAct(tx, { staffId, what, subject: name.id, userId: from, about: { kind: name.kind } });
    }
    await endForgottenHolds(tx);
    return hold;
  });
}
