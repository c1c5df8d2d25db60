import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { addBounded } from '../../../state-file.ts';
import { newOrderId, type PaypalContext } from '../context.ts';
import { check, notFound, PaypalError } from '../errors.ts';
import { link } from '../order-view.ts';
import type { RegisteredWebhook } from '../state.ts';
import { text, webAddress } from './fields.ts';

const path = '/v1/notifications/webhooks';
const params = z.object({ id: z.string() });
const registerRequest = z.object({
  url: webAddress,
  event_types: z.array(z.object({ name: text(100, { isRequired: true }) })).min(1, 'At least one event type is needed.'),
});

/** Webhooks and their event types. The real PayPal takes https on port 443 only; here any address will do. */
export function registerWebhooks(app: FastifyInstance, context: PaypalContext): void {
  const { state } = context.file;
  const view = ({ id, url, eventTypes }: RegisteredWebhook) => ({
    id,
    url,
    event_types: eventTypes.map((name) => ({ name, status: 'ENABLED' })),
    links: [link(`${context.origin}/paypal${path}/${id}`, 'self', 'GET')],
  });
  const find = (request: { params: unknown }): RegisteredWebhook => {
    const { id } = params.parse(request.params);
    const webhook = state.webhooks.find((candidate) => candidate.id === id);
    if (webhook === undefined) throw notFound();
    return webhook;
  };

  app.get(path, () => ({ webhooks: state.webhooks.map(view) }));
  app.get(`${path}/:id`, (request) => view(find(request)));

  app.post(path, async ({ body }, reply) => {
    const wanted = check(registerRequest, body);
    if (state.webhooks.some(({ url }) => url === wanted.url)) {
      throw new PaypalError(400, 'WEBHOOK_URL_ALREADY_EXISTS', 'Webhook URL already exists');
    }
    const eventTypes = wanted.event_types.map(({ name }) => name);
    const webhook = addBounded(state.webhooks, { id: newOrderId(), url: wanted.url, eventTypes }, 10);
    await context.file.save();
    return reply.code(201).send(view(webhook));
  });

  app.delete(`${path}/:id`, async (request, reply) => {
    state.webhooks.splice(state.webhooks.indexOf(find(request)), 1);
    await context.file.save();
    return reply.code(204).send();
  });
}
