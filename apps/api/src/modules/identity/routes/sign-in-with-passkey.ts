import { signInWithPasskey as call } from '@waybill/contract/identity/sign-in-with-passkey';
import { signInWithPasskey } from '../commands/sign-in-with-passkey.ts';
import { defineRoute } from '../define-route.ts';
import { originOf } from './origin.ts';
import { giveCookie } from './session-cookie.ts';

export const signInWithPasskeyRoute = defineRoute(call, async (context, { body, request, reply }) =>
  giveCookie(context, reply, await signInWithPasskey(context, body.credential, originOf(request))),
);
