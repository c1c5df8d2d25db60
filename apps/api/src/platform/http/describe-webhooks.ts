import { webhookEventWords } from '@waybill/contract/webhooks/event-types';
import { webhookPayload, webhookPayloadTypes } from '@waybill/contract/webhooks/payloads';
import type * as z from 'zod/mini';
import type { Schema } from './example-of.ts';

type Json = Record<string, unknown>;

const headers = [
  {
    name: 'webhook-id',
    description: 'The same for each attempt, and when it is replayed: whoever has seen it has seen the event.',
    schema: { type: 'string' },
    example: 'whm_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
  },
  {
    name: 'webhook-timestamp',
    description: 'The time of the attempt, in seconds since 1970. Please refuse what is older than five minutes.',
    schema: { type: 'integer' },
    example: 1795254000,
  },
  {
    name: 'webhook-signature',
    description: 'Signatures of Standard Webhooks 1.0 with a space between; one that is right is enough.',
    schema: { type: 'string' },
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
].map((header) => ({ ...header, in: 'header', required: true }));

/** The requests that we make to endpoints of others, as OpenAPI 3.1 describes them: one for each event. */
export function describeWebhooks(schemaOf: (schema: z.core.$ZodType) => Json, exampleOf: (schema: Schema) => unknown): Json {
  return Object.fromEntries(
    webhookPayloadTypes.map((type) => {
      const schema = schemaOf(webhookPayload(type));
      const operation = {
        summary: webhookEventWords[type],
        operationId: `webhook.${type}`,
        tags: ['Webhooks'],
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
        responses: {
          '2XX': { description: 'Taken. Any other answer is tried again, ten times in three days.' },
          '410': { description: 'Nothing more, please: the endpoint is switched off.' },
        },
      };
      return [type, { post: operation }];
    }),
  );
}
