import { setPresence as call } from '@waybill/contract/users/set-presence';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { UsersContext } from '../context.ts';
import { keepPresence } from '../storage/presence.ts';

export const setPresenceRoute = defineRoute(call, ({ db }: UsersContext, { caller, body }) =>
  transact(db, (tx) => keepPresence(tx, caller.userId, caller.sessionId, body.isHere)),
);
