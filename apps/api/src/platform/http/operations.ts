import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';
import { sameText } from '../secret-keys.ts';
import { Problem } from './problem.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A number that is worked out when somebody asks for it. */
export type Measure = { readonly name: string; readonly help: string; readonly read: () => Promise<number> };

/** Endpoints for load balancers and Prometheus. */
export function addOperations(
  app: FastifyInstance,
  db: Database,
  metricsToken: string | undefined,
  measures: readonly Measure[],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 5, 30],
    registers: [registry],
  });
  for (const { name, help, read } of measures) {
    // What cannot be read right now is no number, and keeps nobody from reading the rest.
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => gauge.set(await read().catch(() => Number.NaN)),
    });
  }
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get('/api/health', async () => ({ status: 'alive' }));

  app.get('/api/ready', async () => {
    if (isDraining) throw new Problem('unavailable', 'This node is stopping.');
    if (!(await isMigrated(db))) throw new Problem('unavailable', 'The database is not migrated yet.');
    return { status: 'ready' };
  });

  app.get('/api/metrics', async (request, reply) => {
    // Behind a proxy on this machine everybody's connection is local, but not everybody's address.
    const allowed = metricsToken
      ? sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : loopback.has(request.socket.remoteAddress ?? '') && loopback.has(request.ip);
    if (!allowed) throw new Problem('not_found', 'There is nothing here.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
