import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Faults } from '../../webhooks/faults.ts';
import { type DojahContext, findVerification, viewOf } from './context.ts';

const verificationQuery = z.object({ reference_id: z.string().min(1) });
const subscription = z.object({ webhook: z.url({ protocol: /^https?$/ }), service: z.literal('kyc_widget') });

/** The API that the product calls, under /dojah/api/v1. */
export function apiRoutes(app: FastifyInstance, context: DojahContext, faults: Faults): void {
  app.register(
    async (scope) => {
      faults.guard(scope, (status) => ({ error: `Status ${status}` }));
      scope.addHook('onRequest', async ({ headers }, reply) => {
        const isKnown = isSame(headers.authorization, context.secretKey) && isSame(headers.appid, context.appId);
        if (!isKnown) return reply.code(401).send({ error: 'Unauthorized' });
      });

      scope.get('/kyc/verification', (request, reply) => {
        const query = verificationQuery.safeParse(request.query);
        if (!query.success) return reply.code(400).send({ error: 'reference_id is required' });
        const verification = findVerification(context, query.data.reference_id);
        return verification ? { entity: viewOf(verification) } : reply.code(404).send({ error: 'Verification not found' });
      });

      scope.post('/webhook/subscribe', (request, reply) => {
        const input = subscription.safeParse(request.body);
        if (!input.success) return reply.code(400).send({ error: 'webhook and service are required' });
        context.switches.webhookUrl = input.data.webhook;
        return { entity: 'Webhook added successfully' };
      });
    },
    { prefix: '/dojah/api/v1' },
  );
}

function isSame(given: string | string[] | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(String(given ?? '')), digest(expected));
}
