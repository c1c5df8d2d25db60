import type { FastifyInstance } from 'fastify';
import type { Faults } from '../../webhooks/faults.ts';
import { captureOrder } from './calls/capture-order.ts';
import { createOrder } from './calls/create-order.ts';
import { createPayout } from './calls/create-payout.ts';
import { getBalances } from './calls/get-balances.ts';
import { getPayout } from './calls/get-payout.ts';
import { getToken } from './calls/get-token.ts';
import { refundCapture } from './calls/refund-capture.ts';
import { registerWebhooks } from './calls/register-webhooks.ts';
import { verifySignature } from './calls/verify-signature.ts';
import type { PaypalContext } from './context.ts';
import { answerPaypalError, describeError, errorOfStatus } from './errors.ts';
import { honourMockResponse } from './mock-response.ts';
import { isGoodToken } from './tokens.ts';

/** The API that the product calls, under /paypal. */
export function apiRoutes(app: FastifyInstance, context: PaypalContext, faults: Faults): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => answerPaypalError(error, reply));
      scope.setNotFoundHandler((_request, reply) => answerPaypalError(errorOfStatus(404), reply));
      faults.guard(scope, (status) => describeError(errorOfStatus(status)));
      acceptEmptyJson(scope);
      getToken(scope, context);

      scope.register(async (guarded) => {
        guarded.addHook('onRequest', async ({ headers }) => {
          const [kind, token = ''] = (headers.authorization ?? '').split(' ');
          if (kind !== 'Bearer' || !isGoodToken(token, context.credentials)) throw errorOfStatus(401);
        });
        guarded.register(async (payments) => {
          honourMockResponse(payments, context);
          createOrder(payments, context);
          captureOrder(payments, context);
          refundCapture(payments, context);
        });
        createPayout(guarded, context);
        getPayout(guarded, context);
        getBalances(guarded, context);
        registerWebhooks(guarded, context);
        verifySignature(guarded, context);
      });
    },
    { prefix: '/paypal' },
  );
}

/** PayPal takes a JSON request with nothing in it for an empty object. */
function acceptEmptyJson(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, String(body).trim() === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(errorOfStatus(400, [{ issue: 'MALFORMED_REQUEST_JSON', description: 'The request JSON is not well formed.' }]));
    }
  });
}
