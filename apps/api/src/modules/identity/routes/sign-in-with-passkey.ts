import { signInWithPasskey as call } from '@waybill/contract/identity/sign-in-with-passkey';
import { defineRoute } from '../../../platform/http/route.ts';
import { signInWithPasskey } from '../commands/sign-in-with-passkey.ts';
import type { IdentityContext } from '../context.ts';
import { originOf } from './origin.ts';
import { giveCookie } from './session-cookie.ts';

export const signInWithPasskeyRoute = defineRoute(call, async (context: IdentityContext, { body, request, reply }) =>
  giveCookie(context, reply, await signInWithPasskey(context, body.credential, originOf(request))),
);
