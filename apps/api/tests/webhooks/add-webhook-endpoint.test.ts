import { randomUUID } from 'node:crypto';
import { addWebhookEndpoint } from '@waybill/contract/webhooks/add-webhook-endpoint';
import { webhookLimits } from '@waybill/contract/webhooks/limits';
import { listWebhookEndpoints } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { removeWebhookEndpoint } from '@waybill/contract/webhooks/remove-webhook-endpoint';
import { showWebhookSecret } from '@waybill/contract/webhooks/show-webhook-secret';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { memberOf } from '../support/businesses.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { checkedBusiness } from '../support/timeline.ts';
import { addEndpoint } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const here = 'http://127.0.0.1:9009/hooks';

describe('adding a webhook endpoint', () => {
  const world = useWorld();
  const listed = async (by: Person) => (await by.call(listWebhookEndpoints)).result.items;

  it('answers with its secret once, and lists it without', async () => {
    const shop = await verifiedPerson(world);
    const { status, result } = await addEndpoint(shop, here);
    expect(status).toBe(201);
    expect(result.secret).toEqual({ signature: 'hmac-sha256', key: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) });
    expect(result.endpoint).toMatchObject({
      url: here,
      isOn: true,
      offBecause: null,
      failingSince: null,
      types: ['order.accepted'],
    });
    expect(await listed(shop)).toEqual([result.endpoint]);
    const rows =
      await world.db`select * from webhook_endpoint join webhook_secret on endpoint_id = id where id = ${result.endpoint.id}`;
    expect(JSON.stringify(rows)).not.toContain(result.secret.key.slice(6, 30));
  });

  it('gives the public key alone where deliveries are signed by ed25519', async () => {
    const { result } = await addEndpoint(await verifiedPerson(world), here, { signature: 'ed25519' });
    expect(result.secret.key).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
  });

  it('adds once under the same key', async () => {
    const shop = await verifiedPerson(world);
    const idempotencyKey = randomUUID();
    const body = { url: here, description: '', types: ['payout.paid' as const] };
    const made = await Promise.all([1, 2, 3].map(() => shop.call(addWebhookEndpoint, { body, idempotencyKey })));
    expect(new Set(made.map(({ result }) => result.endpoint.id)).size).toBe(1);
    expect(new Set(made.map(({ result }) => result.secret.key)).size).toBe(1);
    const other = await shop.call(addWebhookEndpoint, { body: { ...body, description: 'Another' }, idempotencyKey });
    expect(other.problem.code).toBe('key_used_otherwise');
  });

  it('stops where there are enough, also when several are added at once', async () => {
    const shop = await verifiedPerson(world);
    const all = await Promise.all(Array.from({ length: webhookLimits.endpoints + 3 }, () => addEndpoint(shop, here)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(webhookLimits.endpoints);
    const [refused] = all.filter(({ status }) => status !== 201);
    expect(refused?.problem.code).toBe('too_many_endpoints');
    const [one] = await listed(shop);
    await shop.call(removeWebhookEndpoint, { params: { endpointId: one?.id ?? '' } });
    expect((await addEndpoint(shop, here)).status).toBe(201);
  });

  it.each([
    'ftp://shop.example/',
    'shop.example',
    'https://',
    'https://user:password@shop.example/',
    'https://shop.example/#here',
  ])('refuses what is no address of the web: %s', async (url) => {
    const { problem } = await addEndpoint(await verifiedPerson(world), url);
    expect(problem.errors[0]?.field).toBe('url');
  });

  it('refuses an open line to the internet', async () => {
    const { problem } = await addEndpoint(await verifiedPerson(world), 'http://8.8.8.8/hooks');
    expect(problem.errors[0]).toMatchObject({ field: 'url', message: expect.stringContaining('https://') });
  });

  it('wants at least one event, of those there are', async () => {
    const shop = await verifiedPerson(world);
    expect((await addEndpoint(shop, here, { types: [] })).problem.errors[0]?.field).toBe('types');
    const body = { url: here, description: '', types: ['webhook.ping'] };
    expect((await shop.call(addWebhookEndpoint, { body: body as never })).problem.errors[0]?.field).toMatch(/^types/);
  });

  it('lets a manager do it for their business, whose endpoint it is', async () => {
    const business = await checkedBusiness(world);
    const { acting, person } = await memberOf(world, business, 'manager');
    const { result } = await addEndpoint(acting, here);
    expect((await business.call(listWebhookEndpoints)).result.items).toEqual([result.endpoint]);
    expect(await listed(person)).toEqual([]);
    const { acting: dispatcher } = await memberOf(world, business, 'dispatcher');
    expect((await addEndpoint(dispatcher, here)).problem.code).toBe('not_in_role');
  });
});

describe('a program', () => {
  const world = useWorld();

  it('adds endpoints for whoever made its key, where the key has the scope for it, and never sees an old secret', async () => {
    const shop = await verifiedPerson(world);
    const { program } = await keyOf(world, shop, { scopes: ['webhooks'] });
    const { result } = await addEndpoint(program, here);
    expect((await shop.call(listWebhookEndpoints)).result.items).toEqual([result.endpoint]);
    const params = { endpointId: result.endpoint.id };
    expect((await program.call(showWebhookSecret, { params })).problem.code).toBe('not_in_scope');
    const { program: reader } = await keyOf(world, shop, { scopes: ['read'] });
    expect((await addEndpoint(reader, here)).problem.code).toBe('not_in_scope');
  });
});

describe('an endpoint in production', () => {
  const world = useWorld({ WEBHOOK_LOOPBACK: 'off' });

  it.each([
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://[::ffff:127.0.0.1]/hooks',
    'https://10.0.0.7/hooks',
    'https://192.168.1.1/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0/',
    'https://8.8.8.8:25/',
    'http://8.8.8.8/',
  ])('cannot be %s', async (url) => {
    const { problem } = await addEndpoint(await verifiedPerson(world), url);
    expect(problem.code).toBe('invalid_input');
    expect(problem.errors[0]?.field).toBe('url');
  });
});
