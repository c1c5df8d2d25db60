import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { configuredWebhookId, type PaypalContext } from '../context.ts';
import { check, errorOfStatus } from '../errors.ts';
import { rawMember } from '../raw-member.ts';
import { isSignedBy } from '../transmission.ts';
import { text } from './fields.ts';

const facts = z.object({
  auth_algo: text(100, { isRequired: true }),
  cert_url: text(500, { isRequired: true }),
  transmission_id: text(100, { isRequired: true }),
  transmission_sig: text(1000, { isRequired: true }),
  transmission_time: text(100, { isRequired: true }),
  webhook_id: text(100, { isRequired: true }),
});

/** POST /v1/notifications/verify-webhook-signature: is this event, byte for byte, one of ours? */
export function verifySignature(app: FastifyInstance, context: PaypalContext): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post('/v1/notifications/verify-webhook-signature', async ({ body }) => {
      const json = String(body ?? '');
      const given = check(facts, readJson(json));
      const event = rawMember(json, 'webhook_event');
      const certificate = await context.certificate();
      const isOurs =
        event !== undefined &&
        given.auth_algo === 'SHA256withRSA' &&
        given.cert_url === certificateAddress(context.origin, certificate.id) &&
        isKnownWebhook(context, given.webhook_id) &&
        isSignedBy(
          {
            id: given.transmission_id,
            time: given.transmission_time,
            webhookId: given.webhook_id,
            signature: given.transmission_sig,
          },
          event,
          certificate,
        );
      return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
    });
  });
}

export function certificateAddress(origin: string, id: string): string {
  return `${origin}/paypal/certs/${id}.pem`;
}

function isKnownWebhook({ file: { state } }: PaypalContext, webhookId: string): boolean {
  return webhookId === configuredWebhookId || state.webhooks.some(({ id }) => id === webhookId);
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw errorOfStatus(400, [{ issue: 'MALFORMED_REQUEST_JSON', description: 'The request JSON is not well formed.' }]);
  }
}
