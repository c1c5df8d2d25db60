import { setPresence as call } from '@waybill/contract/users/set-presence';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../define-route.ts';
import { keepPresence } from '../storage/presence.ts';

export const setPresenceRoute = defineRoute(call, ({ db }, { caller, body }) =>
  transact(db, (tx) => keepPresence(tx, caller.userId, caller.sessionId, body.isHere)),
);
