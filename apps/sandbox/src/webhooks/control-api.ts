import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { InvalidInput, parseInput, sendProblem } from '../problem.ts';
import { type Faults, faultPlan } from './faults.ts';
import type { Switches } from './switches.ts';
import { disguises, type Webhook } from './webhook.ts';
import type { Announcement, WebhookSender } from './webhook-sender.ts';

export type Control = {
  vendor: string;
  switches: Switches;
  sender: WebhookSender;
  faults: Faults;
  /** Payouts may settle again. */
  settle: () => void;
  /** The webhooks this vendor would send for an event that nobody has to have caused; none when it knows no such thing. */
  invent: (event: string, subject: string) => Announcement[];
};

const idParam = z.object({ id: z.string() });
const listQuery = z.strictObject({
  event: z.string().max(100).optional(),
  subject: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const sendRequest = z.strictObject({
  as: z.enum(disguises).default('genuine'),
  times: z.number().int().min(1).max(20).default(1),
});
const inventRequest = z.strictObject({
  event: z.string().min(1).max(100),
  subject: z.string().min(1).max(200),
  as: z.enum(disguises).default('genuine'),
});
const switchesPatch = z.strictObject({
  webhookUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .optional(),
  holdWebhooks: z.boolean().optional(),
  holdSettlement: z.boolean().optional(),
});

/** The switches and records for tests, under /sandbox/api/<vendor>. */
export function controlApi(app: FastifyInstance, control: Control): void {
  const base = `/sandbox/api/${control.vendor}`;
  switchRoutes(app, `${base}/switches`, control);
  webhookRoutes(app, `${base}/webhooks`, control);

  app.get(`${base}/faults`, () => ({ faults: control.faults.list() }));
  app.post(`${base}/faults`, (request, reply) => {
    control.faults.plan(parseInput(faultPlan, request.body));
    return reply.code(201).send({ faults: control.faults.list() });
  });
  app.delete(`${base}/faults`, (_request, reply) => {
    control.faults.clear();
    return reply.code(204).send();
  });
}

function switchRoutes(app: FastifyInstance, path: string, { switches, settle }: Control): void {
  const view = () => ({ ...switches, webhookUrl: switches.webhookUrl ?? null });
  app.get(path, view);
  app.patch(path, (request) => {
    const patch = parseInput(switchesPatch, request.body);
    if (patch.webhookUrl !== undefined) switches.webhookUrl = patch.webhookUrl ?? undefined;
    switches.holdWebhooks = patch.holdWebhooks ?? switches.holdWebhooks;
    switches.holdSettlement = patch.holdSettlement ?? switches.holdSettlement;
    if (patch.holdSettlement === false) settle();
    return view();
  });
}

function webhookRoutes(app: FastifyInstance, path: string, { sender, invent }: Control): void {
  const found = (id: string, reply: FastifyReply): Webhook | undefined => {
    const webhook = sender.get(id);
    if (webhook === undefined) sendProblem(reply, 404, 'not_found', 'There is no webhook with this id');
    return webhook;
  };

  app.get(path, (request) => {
    const { limit, ...filter } = parseInput(listQuery, request.query);
    return { webhooks: sender.list(filter).slice(0, limit) };
  });

  app.post(path, async (request, reply) => {
    const { event, subject, as } = parseInput(inventRequest, request.body);
    const invented = invent(event, subject);
    if (invented.length === 0) throw new InvalidInput([{ field: 'subject', message: `There is nothing to say ${event} about` }]);
    const webhooks = await Promise.all(invented.map((announcement) => sender.prepare(announcement)));
    const attempts = await Promise.all(webhooks.map((webhook) => sender.send(webhook, as)));
    return reply.code(201).send({ webhooks, attempts });
  });

  app.get(`${path}/:id`, (request, reply) => {
    const webhook = found(idParam.parse(request.params).id, reply);
    return webhook === undefined ? reply : { webhook };
  });

  app.post(`${path}/:id/send`, async (request, reply) => {
    const { as, times } = parseInput(sendRequest, request.body);
    const webhook = found(idParam.parse(request.params).id, reply);
    if (webhook === undefined) return reply;
    const attempts = await Promise.all(Array.from({ length: times }, () => sender.send(webhook, as)));
    return { webhook, attempts };
  });
}
