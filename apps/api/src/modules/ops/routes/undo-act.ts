import { undoAct as call } from '@waybill/contract/ops/undo-act';
import { Problem } from '../../../platform/http/problem.ts';
import { undoAct } from '../commands/undo-act.ts';
import { defineRoute } from '../define-route.ts';
import { listActs } from '../storage/acts.ts';
import { actViewOf } from '../views.ts';

export const undoActRoute = defineRoute(call, async (context, { caller, params: { actId } }) => {
  if (!caller.staffRole) throw new Problem('not_in_role', 'You do not work here any more.');
  await undoAct(context, { staffId: caller.userId, role: caller.staffRole, actId });
  const [row] = await listActs(context.db, { id: actId, limit: 1 });
  if (!row) throw new Error(`The act ${actId} is gone`);
  return actViewOf(row);
});
