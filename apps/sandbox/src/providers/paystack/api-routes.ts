import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptForms } from '../../forms.ts';
import type { Faults } from '../../webhooks/faults.ts';
import { createCharge } from './calls/create-charge.ts';
import { createRecipient } from './calls/create-recipient.ts';
import { createRefund } from './calls/create-refund.ts';
import { fetchTransfer } from './calls/fetch-transfer.ts';
import { finalizeTransfer } from './calls/finalize-transfer.ts';
import { getBalance } from './calls/get-balance.ts';
import { initializeTransaction } from './calls/initialize-transaction.ts';
import { initiateTransfer } from './calls/initiate-transfer.ts';
import { listBanks } from './calls/list-banks.ts';
import { listRefunds } from './calls/list-refunds.ts';
import { resolveAccount } from './calls/resolve-account.ts';
import { verifyTransaction } from './calls/verify-transaction.ts';
import type { PaystackContext } from './context.ts';
import { answerPaystackError, describeFault, failure, PaystackError } from './envelope.ts';

/** The API that the product calls, under /paystack. */
export function apiRoutes(app: FastifyInstance, context: PaystackContext, faults: Faults): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => answerPaystackError(error, reply));
      scope.setNotFoundHandler((_request, reply) =>
        reply.code(404).send(failure('Route not found', 'not_found', 'Check the address and the method', 'api_error')),
      );
      faults.guard(scope, describeFault);
      scope.addHook('onRequest', async ({ headers }) => {
        if (isSame(headers.authorization ?? '', `Bearer ${context.secretKey}`)) return;
        const nextStep = 'Ensure that you provide the correct authorization key for the request';
        throw new PaystackError(401, 'invalid_Key', 'Invalid key', nextStep);
      });
      acceptForms(scope);

      initializeTransaction(scope, context);
      verifyTransaction(scope, context);
      createCharge(scope, context);
      createRefund(scope, context);
      listRefunds(scope, context);
      listBanks(scope);
      resolveAccount(scope);
      createRecipient(scope, context);
      initiateTransfer(scope, context);
      finalizeTransfer(scope, context);
      fetchTransfer(scope, context);
      getBalance(scope, context);
    },
    { prefix: '/paystack' },
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
