import { refreshSession as call } from '@waybill/contract/identity/refresh-session';
import { Problem } from '../../../platform/http/problem.ts';
import { refreshSession } from '../commands/refresh-session.ts';
import { defineRoute } from '../define-route.ts';
import { giveCookie, refuseCrossSite, takeCookie } from './session-cookie.ts';

export const refreshSessionRoute = defineRoute(call, async (context, { request, reply }) => {
  refuseCrossSite(request);
  const token = takeCookie(request);
  if (!token) throw new Problem('not_signed_in', 'Please sign in.');
  const { lastEvent, ...started } = await refreshSession(context, token, request.ip);
  return { ...giveCookie(context, reply, started), lastEvent };
});
