import { confirmWithPasskey as call } from '@waybill/contract/identity/confirm-with-passkey';
import { defineRoute } from '../../../platform/http/route.ts';
import { confirmWithPasskey } from '../commands/confirm-with-passkey.ts';
import type { IdentityContext } from '../context.ts';

export const confirmWithPasskeyRoute = defineRoute(call, async (context: IdentityContext, { caller, body }) => ({
  confirmedUntil: (await confirmWithPasskey(context, caller, body.credential)).toISOString(),
}));
