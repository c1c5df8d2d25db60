import type { FastifyReply } from 'fastify';

export type Landing = { readonly ticket: string } | { readonly error: 'provider_unavailable' | 'cancelled' | 'failed' };

/** Back to the app. What it needs stands behind the #, which browsers send to no server and no log keeps. */
export function landOn(reply: FastifyReply, landing: Landing): void {
  reply.redirect(`/login/federated#${new URLSearchParams(landing)}`);
}
