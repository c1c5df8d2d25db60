import { addPasskey } from '@waybill/contract/identity/add-passkey';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { confirmWithPasskey } from '@waybill/contract/identity/confirm-with-passkey';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import type { PasskeyView } from '@waybill/contract/identity/passkey-view';
import { removePasskey } from '@waybill/contract/identity/remove-passkey';
import { renamePasskey } from '@waybill/contract/identity/rename-passkey';
import { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { defineRoute, type Route } from '../../../platform/http/route.ts';
import {
  addPasskeyOf,
  beginPasskeyOf,
  beginPasskeyUse,
  confirmByPasskey,
  removePasskeyOf,
  renamePasskeyOf,
  signInByPasskey,
} from '../commands/passkeys.ts';
import type { IdentityContext } from '../context.ts';
import { listPasskeysOf, type Passkey } from '../storage/passkeys.ts';
import { originOf } from './origin.ts';
import { giveCookie } from './session-cookie.ts';

export const passkeyRoutes: readonly Route<IdentityContext>[] = [
  defineRoute(listPasskeys, async ({ db }: IdentityContext, { caller }) => ({
    passkeys: (await listPasskeysOf(db, caller.userId)).map(viewOf),
  })),
  defineRoute(beginPasskey, (context: IdentityContext, { caller }) => beginPasskeyOf(context, caller)),
  defineRoute(addPasskey, async (context: IdentityContext, { caller, body }) =>
    viewOf(await addPasskeyOf(context, caller, body)),
  ),
  defineRoute(renamePasskey, (context: IdentityContext, { caller, params, body }) =>
    renamePasskeyOf(context, caller, params.passkeyId, body.name),
  ),
  defineRoute(removePasskey, (context: IdentityContext, { caller, params }) =>
    removePasskeyOf(context, caller, params.passkeyId),
  ),
  defineRoute(beginPasskeySignIn, (context: IdentityContext) => beginPasskeyUse(context, 'sign-in', null)),
  defineRoute(signInWithPasskey, async (context: IdentityContext, { body, request, reply }) =>
    giveCookie(context, reply, await signInByPasskey(context, body.credential, originOf(request))),
  ),
  defineRoute(beginPasskeyConfirmation, (context: IdentityContext, { caller }) =>
    beginPasskeyUse(context, 'confirm', caller.userId),
  ),
  defineRoute(confirmWithPasskey, async (context: IdentityContext, { caller, body }) => ({
    confirmedUntil: (await confirmByPasskey(context, caller, body.credential)).toISOString(),
  })),
];

function viewOf({ id, name, isSynced, createdAt, lastUsedAt }: Passkey): PasskeyView {
  return { id, name, isSynced, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
