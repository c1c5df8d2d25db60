import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { consoleHeaders } from '../../console/page-headers.ts';
import { acceptForms } from '../../forms.ts';
import { parseInput } from '../../problem.ts';
import { webhookButtons } from '../../webhooks/console-routes.ts';
import { consolePath } from './console-page.ts';
import type { PaystackContext } from './context.ts';
import { chargeDecision, decideByHand, settleByHand, transferDecision } from './control-api.ts';

const keyParam = z.object({ key: z.string() });

/** The buttons of the page “Card payments”. */
export function cardPaymentsButtons(app: FastifyInstance, context: PaystackContext): void {
  app.register(async (scope) => {
    acceptForms(scope);
    webhookButtons(scope, context.sender, consolePath);

    scope.post(`/sandbox/${consolePath}/transactions/:key`, async (request, reply) => {
      await decideByHand(context, keyParam.parse(request.params).key, parseInput(chargeDecision, request.body).status);
      return reply.headers(consoleHeaders).redirect(`/sandbox/${consolePath}`, 303);
    });

    scope.post(`/sandbox/${consolePath}/transfers/:key`, async (request, reply) => {
      await settleByHand(context, keyParam.parse(request.params).key, parseInput(transferDecision, request.body).status);
      return reply.headers(consoleHeaders).redirect(`/sandbox/${consolePath}`, 303);
    });
  });
}
