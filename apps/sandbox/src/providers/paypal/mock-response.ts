import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PaypalContext } from './context.ts';
import { errorOfStatus, type PaypalError, unprocessable } from './errors.ts';
import { declined, notApproved } from './orders.ts';

const input = z.object({ mock_application_codes: z.union([z.string(), z.array(z.string()).min(1)]) });

const statuses = new Map([
  ['INTERNAL_SERVER_ERROR', 500],
  ['INTERNAL_SERVICE_ERROR', 500],
  ['SERVICE_UNAVAILABLE', 503],
  ['RESOURCE_NOT_FOUND', 404],
  ['INVALID_RESOURCE_ID', 404],
  ['NOT_AUTHORIZED', 403],
  ['PERMISSION_DENIED', 403],
  ['AUTHENTICATION_FAILURE', 401],
  ['MISSING_REQUIRED_PARAMETER', 400],
  ['INVALID_PARAMETER_SYNTAX', 400],
  ['INVALID_PARAMETER_VALUE', 400],
]);

/** PayPal-Mock-Response: the caller names the error it wants to see, and nothing else happens. */
export function honourMockResponse(scope: FastifyInstance, context: PaypalContext): void {
  scope.addHook('preHandler', async ({ headers, params }) => {
    const header = headers['paypal-mock-response'];
    if (typeof header !== 'string') return;
    const [code] = [input.parse(readJson(header)).mock_application_codes].flat();
    const { id = '' } = z.object({ id: z.string() }).partial().parse(params);
    if (code !== undefined) throw mockedError(context, code, id);
  });
}

function mockedError(context: PaypalContext, code: string, orderId: string): PaypalError {
  if (code === 'INSTRUMENT_DECLINED') return declined(context, orderId);
  if (code === 'ORDER_NOT_APPROVED') return notApproved();
  const status = statuses.get(code);
  return status === undefined ? unprocessable(code, 'Mocked as asked.') : errorOfStatus(status, [{ issue: code }]);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw errorOfStatus(400, [{ issue: 'MALFORMED_REQUEST_JSON', field: 'PayPal-Mock-Response', location: 'header' }]);
  }
}
