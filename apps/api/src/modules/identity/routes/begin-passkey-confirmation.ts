import { beginPasskeyConfirmation as call } from '@waybill/contract/identity/begin-passkey-confirmation';
import { defineRoute } from '../../../platform/http/route.ts';
import { beginPasskeyUse } from '../commands/begin-passkey-use.ts';
import type { IdentityContext } from '../context.ts';

export const beginPasskeyConfirmationRoute = defineRoute(call, (context: IdentityContext, { caller }) =>
  beginPasskeyUse(context, 'confirm', caller.userId),
);
