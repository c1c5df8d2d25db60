import { listWebhookEndpoints } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { addEndpoint } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('the list of endpoints', () => {
  const world = useWorld();

  it('has one’s own, the newest first, in pages', async () => {
    const [shop, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const ids: string[] = [];
    for (const port of [9001, 9002, 9003]) ids.unshift((await addEndpoint(shop, `http://127.0.0.1:${port}/`)).result.endpoint.id);
    await addEndpoint(other, 'http://127.0.0.1:9004/');
    const first = (await shop.call(listWebhookEndpoints, { query: { limit: 2 } })).result;
    const second = (await shop.call(listWebhookEndpoints, { query: { limit: 2, cursor: first.nextCursor ?? '' } })).result;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });
});
