import type { ProblemDetails } from '@waybill/contract/problem';
import type { FastifyInstance } from 'fastify';
import { allRoutes } from '../../src/app.ts';
import { failureCodes } from '../../src/platform/http/openapi.ts';

const declared = new Map(
  allRoutes.map(({ call }) => [
    `${call.method} /api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    new Set<string>(failureCodes(call)),
  ]),
);

/** Watches a node, and gathers every refusal that the contract of its call does not speak of. */
export function watchForUndeclaredFailures(app: FastifyInstance): readonly string[] {
  const undeclared: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const codes = declared.get(`${request.method} ${request.routeOptions.url}`);
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (!codes || !isProblem || typeof payload !== 'string') return payload;
    const { code } = JSON.parse(payload) as ProblemDetails;
    if (!codes.has(code)) undeclared.push(`${request.method} ${request.routeOptions.url} answers ${code}`);
    return payload;
  });
  return undeclared;
}
