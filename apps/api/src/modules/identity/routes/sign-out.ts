import { signOut as call } from '@waybill/contract/identity/sign-out';
import { defineRoute } from '../../../platform/http/route.ts';
import { signOut } from '../commands/sign-out.ts';
import type { IdentityContext } from '../context.ts';
import { clearCookie, refuseCrossSite, takeCookie } from './session-cookie.ts';

export const signOutRoute = defineRoute(call, async (context: IdentityContext, { body, request, reply }) => {
  refuseCrossSite(request);
  await signOut(context, takeCookie(request), body.everywhere);
  clearCookie(reply);
});
