import { unmuteUser } from '@waybill/contract/users/unmute-user';
import { transact } from '../../../platform/db/database.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import { unmute } from '../commands/mute-user.ts';
import type { UsersContext } from '../context.ts';

export const unmuteUserRoute = defineRoute(unmuteUser, ({ db }: UsersContext, { caller, query }) =>
  transact(db, async (tx) => {
    await unmute(tx, caller.userId, query.userId);
    await tell(tx, caller.userId, { type: 'user.changed' });
  }),
);
