import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sameText } from '../../../platform/secret-keys.ts';
import type { FederationAttempt } from '../../../providers/federation/port.ts';
import type { IdentityContext } from '../context.ts';

const name = 'waybill_federated';
const path = '/api/auth/federated';
const ticketName = 'waybill_ticket';
const ticketPath = '/api/auth/federated/redeem';
const attemptSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });

/**
 * The attempt travels to the provider and back in a signed cookie, so that any node can receive it. `lax`, because the way
 * back is a navigation from another site.
 */
export function rememberAttempt(context: IdentityContext, reply: FastifyReply, attempt: FederationAttempt): void {
  const content = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  reply.setCookie(name, `${content}.${sign(context, content)}`, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: context.isHttps,
    maxAge: 600,
  });
}

export function recallAttempt(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FederationAttempt | undefined {
  const [content = '', signature = ''] = request.cookies[name]?.split('.') ?? [];
  reply.clearCookie(name, { path });
  if (!content || !sameText(signature, sign(context, content))) return undefined;
  return attemptSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8')));
}

function sign(context: IdentityContext, content: string): string {
  return createHmac('sha256', context.keys.key('federated-cookie')).update(content).digest('base64url');
}

/** A ticket is good only in the browser it was made for: an address with somebody else's ticket signs nobody in. */
export function rememberTicket(context: IdentityContext, reply: FastifyReply, ticket: string): void {
  reply.setCookie(ticketName, ticket, {
    path: ticketPath,
    httpOnly: true,
    sameSite: 'strict',
    secure: context.isHttps,
    maxAge: 120,
  });
}

export function isTicketOfThisBrowser(request: FastifyRequest, reply: FastifyReply, ticket: string): boolean {
  const isOwn = sameText(request.cookies[ticketName] ?? '', ticket);
  if (isOwn) reply.clearCookie(ticketName, { path: ticketPath });
  return isOwn;
}
