import { confirmWithPasskey as call } from '@waybill/contract/identity/confirm-with-passkey';
import { confirmWithPasskey } from '../commands/confirm-with-passkey.ts';
import { defineRoute } from '../define-route.ts';

export const confirmWithPasskeyRoute = defineRoute(call, async (context, { caller, body }) => ({
  confirmedUntil: (await confirmWithPasskey(context, caller, body.credential)).toISOString(),
}));
