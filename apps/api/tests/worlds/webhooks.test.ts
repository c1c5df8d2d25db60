import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { sendByKey, tester } from '../support/test-worlds.ts';
import { endpointAt, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('a webhook endpoint that a test key has added', () => {
  it('is told what happens in the test world, and is not there for a live key', async () => {
    const { person, program } = await tester(world);
    const receiver = await webhookReceiver();
    await endpointAt(program, receiver, { types: ['parcel.posted'] });
    const { id } = (await sendByKey(program)).result;
    const told = await receiver.next('the event', ({ body }) => body.includes('parcel.posted'));
    expect(JSON.parse(told.body)).toMatchObject({ type: 'parcel.posted', data: { packageId: id } });
    const live = (await keyOf(world, person, { scopes: ['webhooks'] })).program;
    expect(await (await live.request('/api/webhook-endpoints')).text()).not.toContain(receiver.url);
    expect(await world.db`select from webhook_endpoint`).toHaveLength(0);
  });
});
