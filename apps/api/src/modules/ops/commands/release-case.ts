import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { transact } from '../../../platform/db/database.ts';
import { heldByAnother } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { recordAct } from '../storage/acts.ts';
import { endHold, lockHold } from '../storage/holds.ts';

type Release = {
  readonly staffId: string;
  readonly name: CaseName /** May put back what others hold. */;
  readonly isLead: boolean;
};

/** Puts a case back. What nobody holds stays so. */
export function releaseCase({ db }: Pick<OpsContext, 'db'>, { staffId, name, isLead }: Release): Promise<void> {
  return transact(db, async (tx) => {
    const hold = await lockHold(tx, name);
    if (!hold) return;
    if (hold.heldBy !== staffId && !isLead) throw heldByAnother(hold);
    await endHold(tx, name);
    const from = hold.heldBy === staffId ? null : hold.heldBy;
    await recordAct(tx, { staffId, what: 'case-released', subject: name.id, userId: from, about: { kind: name.kind } });
  });
}
