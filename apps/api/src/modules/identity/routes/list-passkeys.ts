import { listPasskeys as call } from '@waybill/contract/identity/list-passkeys';
import { defineRoute } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { listPasskeysOf } from '../storage/passkeys.ts';
import { passkeyViewOf } from '../views.ts';

export const listPasskeysRoute = defineRoute(call, async ({ db }: IdentityContext, { caller }) => ({
  passkeys: (await listPasskeysOf(db, caller.userId)).map(passkeyViewOf),
}));
