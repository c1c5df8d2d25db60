import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { consoleHeaders } from '../../console/page-headers.ts';
import { acceptForms } from '../../forms.ts';
import { parseInput, sendProblem } from '../../problem.ts';
import { webhookButtons } from '../../webhooks/console-routes.ts';
import { consolePath } from './console-page.ts';
import { type DojahContext, findVerification, moveTo } from './context.ts';
import { verificationStatuses } from './state.ts';

const referenceParam = z.object({ reference: z.string() });
const decision = z.object({ status: z.enum(verificationStatuses), isOtherFace: z.boolean().default(false) });

/** The buttons of the page “Identity checks”, and the same for tests. */
export function identityCheckButtons(app: FastifyInstance, context: DojahContext): void {
  const decide = async (params: unknown, body: unknown) => {
    const verification = findVerification(context, referenceParam.parse(params).reference);
    const { status, isOtherFace } = parseInput(decision, body);
    if (verification) await moveTo(context, verification, status, isOtherFace);
    return verification;
  };

  app.register(async (scope) => {
    acceptForms(scope);
    webhookButtons(scope, context.sender, consolePath);
    scope.post(`/sandbox/${consolePath}/:reference`, async (request, reply) => {
      await decide(request.params, request.body);
      return reply.headers(consoleHeaders).redirect(`/sandbox/${consolePath}`, 303);
    });
  });

  app.post('/sandbox/api/dojah/verifications/:reference/decide', async (request, reply) => {
    const verification = await decide(request.params, request.body);
    return verification ? { verification } : sendProblem(reply, 404, 'not_found', 'There is no check with this reference');
  });
}
