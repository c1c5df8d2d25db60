import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/http/problem.ts';
import type { StartedSession } from '../commands/start-session.ts';
import type { IdentityContext } from '../context.ts';
import { sessionLimits } from '../storage/sessions.ts';

const name = 'waybill_refresh';
const path = '/api/auth';

/** The refresh token goes where no script can read it, and only to the calls that need it. */
export function giveCookie(
  context: Pick<IdentityContext, 'isHttps'>,
  reply: FastifyReply,
  started: StartedSession,
): StartedSession['view'] {
  reply.setCookie(name, started.refreshToken, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: context.isHttps,
    maxAge: sessionLimits.idleDays * 86_400,
  });
  return started.view;
}

export function takeCookie(request: FastifyRequest): string | undefined {
  return request.cookies[name];
}

export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(name, { path });
}

/** Calls that live on a cookie are refused when another site made the browser send them. */
export function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new Problem('cross_site_request', 'Please use Waybill itself for this.');
}
