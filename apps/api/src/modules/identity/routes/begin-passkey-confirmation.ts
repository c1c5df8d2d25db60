import { beginPasskeyConfirmation as call } from '@waybill/contract/identity/begin-passkey-confirmation';
import { beginPasskeyUse } from '../commands/begin-passkey-use.ts';
import { defineRoute } from '../define-route.ts';

export const beginPasskeyConfirmationRoute = defineRoute(call, (context, { caller }) =>
  beginPasskeyUse(context, 'confirm', caller.userId),
);
