import { endSession as call } from '@waybill/contract/identity/end-session';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { endSessionsOf } from '../commands/end-sessions-of.ts';
import { defineRoute } from '../define-route.ts';

export const endSessionRoute = defineRoute(call, async ({ db }, { caller, params }) => {
  const ended = await transact(db, (tx) => endSessionsOf(tx, caller.userId, { only: params.sessionId }));
  if (ended.length === 0) throw new Problem('not_found', 'That session has already ended.');
});
