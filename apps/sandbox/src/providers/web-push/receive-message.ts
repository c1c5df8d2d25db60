import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { parseInput } from '../../problem.ts';
import { complaintAbout, keyIn } from './vapid.ts';

const params = z.object({ subscription: z.string().regex(/^[\w-]{1,200}$/) });
const headers = z.object({
  'content-encoding': z.literal('aes128gcm'),
  ttl: z.string().regex(/^\d+$/),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
});
const listQuery = z.strictObject({ subscription: z.string().max(200).optional() });

type Received = {
  readonly subscription: string;
  /** As it came: only the browser that made the subscription can read it. */
  readonly body: string;
  readonly ttl: number;
  readonly urgency: string | null;
  readonly topic: string | null;
  readonly key: string;
  readonly receivedAt: string;
};

const mostKept = 500;
const largestBytes = 4096;

/** The answers for a browser that is gone, or a service in trouble. */
const trouble: ReadonlyArray<readonly [prefix: string, status: number]> = [
  ['gone', 410],
  ['missing', 404],
  ['busy', 429],
  ['down', 503],
];

/** POST /web-push/<subscription>, as push services of browsers take it (RFC 8030). */
export function receiveMessageRoute(app: FastifyInstance, origin: string): void {
  const received: Received[] = [];

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: largestBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post('/web-push/:subscription', async (request, reply) => {
      const asked = params.safeParse(request.params);
      if (!asked.success) return reply.code(404).send();
      const { subscription } = asked.data;
      const complaint = complaintAbout(request.headers.authorization, origin);
      if (complaint) return reply.code(403).send({ message: complaint });
      const parsed = headers.safeParse(request.headers);
      if (!parsed.success || !Buffer.isBuffer(request.body))
        return reply.code(400).send({ message: 'TTL and aes128gcm are needed' });
      const status = trouble.find(([prefix]) => subscription.startsWith(prefix))?.[1];
      if (status) return reply.code(status).send();
      received.push({
        subscription,
        body: request.body.toString('base64url'),
        ttl: Number(parsed.data.ttl),
        urgency: parsed.data.urgency ?? null,
        topic: parsed.data.topic ?? null,
        key: keyIn(request.headers.authorization ?? ''),
        receivedAt: new Date().toISOString(),
      });
      if (received.length > mostKept) received.shift();
      return reply.code(201).header('location', `${origin}/web-push/messages/${received.length}`).send();
    });
  });

  app.get('/sandbox/api/web-push/messages', (request) => {
    const { subscription } = parseInput(listQuery, request.query);
    return { messages: received.filter((one) => subscription === undefined || one.subscription === subscription).reverse() };
  });
}
