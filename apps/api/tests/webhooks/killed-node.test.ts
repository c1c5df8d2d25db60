import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { spawnProgram } from '../support/spawned-program.ts';
import { deliveriesOf, endpointAt, ping, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('a node that is killed while it delivers', () => {
  const world = useWorld({ ROLES: 'http' });

  it('loses nothing: what it had is delivered by the next, under the same id', async () => {
    const receiver = await webhookReceiver();
    // It takes the requests, and never answers.
    receiver.answer = () => undefined;
    const shop = await verifiedPerson(world);
    const { id } = await endpointAt(shop, receiver);
    for (let count = 0; count < 20; count += 1) await ping(shop, id);
    const environment = { DATABASE_URL: world.databaseUrl, ROLES: 'worker', WEBHOOK_LOOPBACK: 'on' };
    const first = await spawnProgram(environment);
    try {
      await first.isUp;
      await eventually('as many requests as one endpoint is sent at once', async () => receiver.received.length === 10);
    } finally {
      first.child.kill('SIGKILL');
    }
    await first.exitCode;
    expect((await deliveriesOf(shop, { limit: '50' })).every(({ state }) => state === 'waiting')).toBe(true);

    receiver.answer = (response) => void response.writeHead(204).end();
    // The time is over for which the dead node had them.
    await world.db`update webhook_delivery set due_at = now(), taken_until = now() where taken_until is not null`;
    const second = await spawnProgram(environment);
    try {
      await second.isUp;
      await eventually('all of them', async () =>
        (await deliveriesOf(shop, { limit: '50' })).every(({ state }) => state === 'delivered'),
      );
    } finally {
      second.child.kill('SIGTERM');
      await second.exitCode;
    }
    const seen = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(seen).toHaveLength(30);
    expect(new Set(seen).size).toBe(20);
  });
});
