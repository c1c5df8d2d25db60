import { signOut as call } from '@waybill/contract/identity/sign-out';
import { signOut } from '../commands/sign-out.ts';
import { defineRoute } from '../define-route.ts';
import { clearCookie, refuseCrossSite, takeCookie } from './session-cookie.ts';

export const signOutRoute = defineRoute(call, async (context, { body, request, reply }) => {
  refuseCrossSite(request);
  await signOut(context, takeCookie(request), body.everywhere);
  clearCookie(reply);
});
