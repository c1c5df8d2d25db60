import { mayDecide } from '@waybill/contract/ops/case-calls';
import type { CaseKind, CaseName } from '@waybill/contract/ops/case-kinds';
import { staffRoleNames } from '@waybill/contract/ops/staff-roles';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { notWaiting } from '../case-policies.ts';
import type { OpsContext } from '../context.ts';
import { findColleague } from '../find-colleague.ts';
import { recordAct } from '../storage/acts.ts';
import { type HoldRow, lockHold, takeHold } from '../storage/holds.ts';
import { findWaitingCases } from '../storage/waiting-cases.ts';

type Assignment = { readonly staffId: string; readonly name: CaseName; readonly to: string };

/** A lead gives a case to somebody whose role decides cases of its kind, and whom it does not concern. */
export function assignCase({ db }: Pick<OpsContext, 'db'>, { staffId, name, to }: Assignment): Promise<HoldRow> {
  return transact(db, async (tx) => {
    const [[found]] = await Promise.all([findWaitingCases(tx, [name]), requireDecider(tx, to, name.kind)]);
    if (!found) throw await notWaiting(tx, name, staffId);
    if (found.userId === to) throw new Problem('forbidden', 'It is about them. Please give it to somebody else.');
    const before = await lockHold(tx, name);
    await takeHold(tx, name, to, 'anybody');
    const hold = await lockHold(tx, name);
    if (!hold) throw new Error(`Nobody holds the ${name.kind} ${name.id} that was just given to somebody`);
    if (before?.heldBy !== to)
      await recordAct(tx, { staffId, what: 'case-assigned', subject: name.id, userId: to, about: { kind: name.kind } });
    return hold;
  });
}

/** Refuses somebody who is not one of us, or whose role does not decide such cases. */
async function requireDecider(tx: Tx, to: string, kind: CaseKind): Promise<void> {
  const { role, fullName } = await findColleague(tx, to);
  if (!mayDecide(role, kind))
    throw new Problem('invalid_input', `${fullName} is ${staffRoleNames[role]}: that is not for their role.`, { field: 'to' });
}
