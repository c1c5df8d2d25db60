import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { acceptForms } from '../../../forms.ts';
import type { PaypalContext } from '../context.ts';
import { areCredentials, issueToken, tokenLifeSeconds } from '../tokens.ts';

const form = z.object({ grant_type: z.literal('client_credentials') });

/** POST /v1/oauth2/token, whose errors are OAuth’s own. */
export function getToken(app: FastifyInstance, { credentials }: PaypalContext): void {
  app.register(async (scope) => {
    acceptForms(scope);
    scope.post('/v1/oauth2/token', ({ headers, body }, reply) => {
      if (!areCredentials(headers.authorization, credentials)) {
        return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      }
      if (!form.safeParse(body).success) {
        return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL or unsupported' });
      }
      return {
        scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/payments/payouts openid',
        access_token: issueToken(credentials),
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: tokenLifeSeconds,
        nonce: `${new Date().toISOString()}${randomBytes(12).toString('base64url')}`,
      };
    });
  });
}
