import { createHmac, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { consoleHeaders } from '../../console/page-headers.ts';
import { acceptForms } from '../../forms.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { parseInput } from '../../problem.ts';

const idParam = z.object({ id: z.string() });
const answerForm = z.object({ text: z.string().min(1).max(500) });

/** A person answers a text: Termii reports it by webhook, signed over the bytes with HMAC-SHA512. */
export function answerSmsRoute(
  app: FastifyInstance,
  outbox: Outbox,
  options: { webhookUrl: string | undefined; webhookSecret: string },
): void {
  acceptForms(app);
  app.post('/sandbox/messages/:id/answer', async (request, reply) => {
    const { id } = idParam.parse(request.params);
    const message = outbox.get(id);
    const { text } = parseInput(answerForm, request.body);
    if (message?.channel === 'sms' && options.webhookUrl !== undefined)
      await sendWebhook(options.webhookUrl, options.webhookSecret, message.to, message.from, text).catch(() => undefined);
    return reply.headers(consoleHeaders).redirect(`/sandbox/messages/${id}`, 303);
  });
}

async function sendWebhook(url: string, secret: string, from: string, to: string, text: string): Promise<void> {
  const messageId = String(randomInt(10 ** 12));
  const body = JSON.stringify({
    type: 'inbound',
    id: messageId,
    message_id: messageId,
    receiver: to,
    sender: from.replace('+', ''),
    message: text,
    received_at: new Date().toISOString(),
    status: 'received',
    channel: 'generic',
  });
  const signature = createHmac('sha512', secret).update(body).digest('hex');
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-termii-signature': signature },
    body,
    signal: AbortSignal.timeout(10_000),
  });
}
