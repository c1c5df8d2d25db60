import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { channels, viewMessage } from '../outbox/message.ts';
import { messageId, type Outbox } from '../outbox/outbox.ts';
import { parseInput } from '../problem.ts';

const filter = {
  to: z.string().max(320).optional(),
  channel: z.enum(channels).optional(),
  after: z
    .union([z.string().regex(messageId), z.iso.datetime({ offset: true })], 'Give a message id or an ISO 8601 time')
    .optional(),
};

const listQuery = z.strictObject({ ...filter, limit: z.coerce.number().int().min(1).max(2000).default(50) });
const waitQuery = z.strictObject({ ...filter, timeoutMs: z.coerce.number().int().min(0).max(60_000).default(10_000) });

/** The outbox as JSON, for tests and for the console’s live refresh. */
export function messagesApi(app: FastifyInstance, outbox: Outbox): void {
  app.get('/sandbox/api/health', () => ({ status: 'ok' }));

  app.get('/sandbox/api/messages', (request) => {
    const { limit, ...wanted } = parseInput(listQuery, request.query);
    return { messages: outbox.list(wanted, limit).map(viewMessage) };
  });

  app.get('/sandbox/api/messages/wait', async (request, reply) => {
    const { timeoutMs, ...wanted } = parseInput(waitQuery, request.query);
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    const message = await outbox.waitFor(wanted, timeoutMs, leaving.signal);
    return message === null ? reply.code(204).send() : { message: viewMessage(message) };
  });

  app.delete('/sandbox/api/messages', async (_request, reply) => {
    await outbox.clear();
    return reply.code(204).send();
  });
}
