import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { consoleHeaders } from '../console/page-headers.ts';
import { parseInput } from '../problem.ts';
import { disguises } from './webhook.ts';
import type { WebhookSender } from './webhook-sender.ts';

const idParam = z.object({ id: z.string() });
const sendForm = z.object({ as: z.enum(disguises).default('genuine') });

/** The send buttons of a vendor’s console page. */
export function webhookButtons(app: FastifyInstance, sender: WebhookSender, path: string): void {
  app.post(`/sandbox/${path}/webhooks/:id/send`, async (request, reply) => {
    const webhook = sender.get(idParam.parse(request.params).id);
    if (webhook !== undefined) await sender.send(webhook, parseInput(sendForm, request.body).as);
    return reply.headers(consoleHeaders).redirect(`/sandbox/${path}`, 303);
  });
}
