import { listPasskeys as call } from '@waybill/contract/identity/list-passkeys';
import { defineRoute } from '../define-route.ts';
import { listPasskeysOf } from '../storage/passkeys.ts';
import { passkeyViewOf } from '../views.ts';

export const listPasskeysRoute = defineRoute(call, async ({ db }, { caller }) => ({
  passkeys: (await listPasskeysOf(db, caller.userId)).map(passkeyViewOf),
}));
