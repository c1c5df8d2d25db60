import { getUser as call } from '@waybill/contract/users/get-user';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { checkMaySeeUser } from '../policies.ts';
import { checkPushToken } from '../push.ts';
import { keepPushToken } from '../storage/push-tokens.ts';
import { findUser } from '../storage/users.ts';
import { memberUserView, otherUserView, ownUserView } from '../views.ts';

export const getUserRoute = defineRoute(
  call,
  async ({ db, push }, { caller, params, query }) => {
    checkMaySeeUser(caller, params.uid);
    const row = await findUser(db, params.uid);
    if (!row) throw new Problem('not_found', 'There is nobody here by that id.');
    if (row.id !== caller.userId) return otherUserView(row, caller);
    // A device is a person's own, whomever they act for: it would go on hearing of the business after they left it.
    if (caller.member) return memberUserView(row);
    // Where this was to be read from a replica, the write is refused there, and all of it is done at the primary.
    const token = checkPushToken(push, query.webpnt, 'webpnt');
    if (token) await transact(db, (tx) => keepPushToken(tx, caller.userId, caller.sessionId, token));
    return ownUserView(row);
  },
  { reads: 'replica' },
);
