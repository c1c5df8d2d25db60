import { signIn } from '@waybill/contract/identity/sign-in';
import { defineRoute } from '../../../platform/http/route.ts';
import { signInWithPassword } from '../commands/sign-in.ts';
import type { IdentityContext } from '../context.ts';
import { originOf } from './origin.ts';
import { giveCookie } from './session-cookie.ts';

export const signInRoute = defineRoute(signIn, async (context: IdentityContext, { body, request, reply }) =>
  giveCookie(context, reply, await signInWithPassword(context, body, originOf(request))),
);
