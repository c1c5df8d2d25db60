import { mayDecide } from '@waybill/contract/ops/case-calls';
import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { actNames } from '@waybill/contract/ops/list-acts';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { canBeUndone, mayUndo, undoMinutes } from '@waybill/contract/ops/undo-table';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { recordAct } from '../storage/acts.ts';
import { takeHold } from '../storage/holds.ts';
import { type ActToUndo, findActToUndo, findLaterDecision, insertUndoing, listPartsOf } from '../storage/undoings.ts';
import { namedRefusal } from '../telling-who.ts';
import { undoings } from '../undoings.ts';
import { whyNotOf } from '../views.ts';

type Undoing = { readonly staffId: string; readonly role: StaffRole; readonly actId: string };

/**
 * Takes back a decision, with all that was done as part of it, in one transaction: what it did is as before, the case waits again as long as it
 * had waited and is theirs, the person is told, and a line of the trail refers to it.
 */
export async function undoAct(context: OpsContext, { staffId, role, actId }: Undoing): Promise<void> {
  const act = await findActToUndo(context.db, actId);
  if (!act) throw new Problem('not_found', 'There is no such line in the audit trail.');
  refuseOwn(staffId, act.userId);
  requireRight(act, { staffId, role });
  await transact(context.db, async (tx) => {
    if (!(await insertUndoing(tx, actId, staffId))) {
      const refusal = new Problem('already_decided', 'Somebody has taken this back already.');
      throw await namedRefusal(tx, { kind: 'undoing', id: actId, staffId }, refusal);
    }
    for (const part of act.what === 'report-closed' ? await listPartsOf(tx, act) : []) {
      await insertUndoing(tx, part.id, staffId);
      await undoings[part.what]?.(context, tx, part, staffId);
    }
    await undoings[act.what]?.(context, tx, act, staffId);
    // With the account locked: what comes at the same moment is decided before this, or finds it done.
    await refuseOvertaken(tx, act);
    await holdAgain(tx, act, { staffId, role });
    const { subject, userId, what } = act;
    await recordAct(tx, { staffId, what: 'undone', subject, userId, about: { undoes: actId, decision: what } });
  });
}

function requireRight(act: ActToUndo, { staffId, role }: Omit<Undoing, 'actId'>): void {
  const whyNot = whyNotOf(act.what, act.about);
  if (whyNot !== '' || !canBeUndone(act.what)) throw new Problem('forbidden', whyNot || 'There is nothing to take back.');
  if (!mayUndo(role, act.what, act.staffId === staffId))
    throw new Problem('forbidden', 'Whoever decided it takes it back, or a lead.');
  if (!act.isInTime)
    throw new Problem('no_longer_open', `A decision can be taken back for ${undoMinutes} minutes. Those are over.`);
}

async function refuseOvertaken(tx: Tx, act: ActToUndo): Promise<void> {
  const next = act.userId === null ? undefined : await findLaterDecision(tx, act);
  if (!next) return;
  throw new Problem(
    'already_decided',
    `It stands: one of us ${actNames[next.what]} the same person after it. Take that back first, if it should go as well.`,
  );
}

/** Whoever took it back goes on with the case. */
async function holdAgain(tx: Tx, act: ActToUndo, { staffId, role }: Omit<Undoing, 'actId'>): Promise<void> {
  for (const name of casesOf(act)) if (mayDecide(role, name.kind)) await takeHold(tx, name, staffId, { holder: null });
}

function casesOf({ what, subject, about }: ActToUndo): readonly CaseName[] {
  switch (what) {
    case 'identity-accepted':
    case 'identity-refused':
      return [{ kind: 'check', id: subject }];
    case 'report-closed':
      return (Array.isArray(about.reports) ? about.reports : []).map((id) => ({ kind: 'report', id: String(id) }));
    case 'claim-looked-into':
      return [{ kind: 'dispute', id: String(about.orderId) }];
    case 'support-settled':
      return [{ kind: 'support', id: subject }];
    case 'job-dismissed':
      return [{ kind: 'job', id: String(about.jobId) }];
    default:
      return [];
  }
}
