import { createServer } from 'node:http';
import { PgBoss } from 'pg-boss';

/** How jobs were done before: a queue for each of 82 kinds of work, with two workers that look into it every two seconds. */
const boss = new PgBoss({ connectionString: process.env.DATABASE_URL ?? '', max: 4, schema: 'jobs', useListenNotify: true });
boss.on('error', console.error);
await boss.start();
await boss.createQueue('dead-letters');
for (let kind = 0; kind < 82; kind += 1) {
  const name = `kind-${kind}`;
  await boss.createQueue(name, {
    retryBackoff: true,
    retryDelay: 2,
    deadLetter: 'dead-letters',
    expireInSeconds: 120,
    notify: true,
  });
  await boss.work(
    name,
    {
      batchSize: 10,
      burstWhenBatchFull: true,
      perJobResults: true,
      localConcurrency: 2,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
    },
    async (jobs) => jobs.map(({ id }) => ({ id, status: 'completed' as const })),
  );
}

const server = createServer((_, response) => response.end('ready')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close();
  void boss.stop({ graceful: false }).then(() => process.exit(0));
});
