import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../context.ts';

const name = 'waybill_device';
const path = '/api/auth';
const days = 400;

/** Tells a browser that knows the password from a stranger who guesses it, long after the session has ended. */
export function giveDeviceCookie({ isHttps }: Pick<IdentityContext, 'isHttps'>, reply: FastifyReply, token: string): void {
  reply.setCookie(name, token, { path, httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge: days * 86_400 });
}

export function deviceTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[name];
}
