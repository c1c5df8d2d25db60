import type { FastifyInstance } from 'fastify';
import { question } from './question.ts';
import { solve } from './solve.ts';

/** A matrix of some hundred places is a few megabytes, as it is to vroom-express. */
const bodyLimit = 8 * 1024 * 1024;

/** POST /vroom/, with the statuses and codes of vroom-express. */
export function solveRoute(app: FastifyInstance): void {
  app.post('/vroom/', { bodyLimit }, async (request, reply) => {
    const parsed = question.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ code: 2, error: parsed.error.issues[0]?.message ?? 'Invalid input.' });
    const described = new Set(parsed.data.vehicles.map(({ description }) => description));
    if (described.has('sandbox down')) return reply.code(500).send({ code: 1, error: 'Internal error' });
    if (described.has('sandbox page')) return reply.type('text/html').send('<h1>Welcome</h1>');
    const answer = solve(parsed.data);
    if (!described.has('sandbox wrong')) return answer;
    return { ...answer, routes: answer.routes.map((route) => ({ ...route, steps: [...route.steps].reverse() })) };
  });
}
