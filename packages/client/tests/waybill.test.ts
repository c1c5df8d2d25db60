import { describe, expect, it } from 'vitest';
import { createCallSender } from '../src/call-sender.ts';
import { TransportFailure } from '../src/failures.ts';
import { createWaybill, type WaybillOptions } from '../src/waybill.ts';
import { WaybillProblem } from '../src/waybill-problem.ts';
import { answers, breaksOff, flakyServer, hangsUp, isSilent, refuses, type Turn } from './flaky-server.ts';

const key = 'wb_live_0123456789';

async function talkingTo(turns: readonly Turn[], options: Partial<WaybillOptions> = {}) {
  const server = await flakyServer(...turns);
  return { waybill: createWaybill({ key, origin: server.origin, ...options }), asked: server.asked };
}

/** Sends as the client does, and notes the pauses instead of waiting for them. */
async function sending(turns: readonly Turn[], retries = 2, random = () => 0) {
  const server = await flakyServer(...turns);
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const sender = createCallSender({ origin: server.origin, retries, timeoutMs: 5_000, random, pause });
  return { sender, pauses, asked: server.asked };
}

const read = { method: 'GET', path: '/orders', access: 'member' } as const;
const write = { method: 'POST', path: '/orders', access: 'member', idempotent: true } as const;
const bareWrite = { method: 'POST', path: '/DeleteFile', access: 'member' } as const;

describe('a method of the client', () => {
  it('puts each field where the call has it, and sends the key', async () => {
    const { waybill, asked } = await talkingTo([answers({ id: 'ord_1' })]);
    await waybill.deliveries.getOrder({ id: 'ord_1' });
    await waybill.deliveries.listOrders({ role: 'sender', limit: 5 });
    await waybill.deliveries.assignOrder({ id: 'ord_1', riderId: 'usr_1' });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/orders/ord_1',
      'GET /api/orders?role=sender&limit=5',
      'PUT /api/orders/ord_1/rider',
    ]);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${key}`));
    expect(JSON.parse(asked[2]?.body ?? '')).toEqual({ riderId: 'usr_1' });
  });

  it('sends no key with what is public', async () => {
    const { waybill, asked } = await talkingTo([answers({})]);
    await waybill.deliveries.getTracking({ trackingId: '7K3 M9Q XPC' });
    expect(asked[0]).toMatchObject({ url: '/api/track/7K3%20M9Q%20XPC' });
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('answers nothing where nothing is answered', async () => {
    const { waybill } = await talkingTo([(response) => void response.writeHead(204).end()]);
    await expect(waybill.webhooks.removeWebhookEndpoint({ endpointId: 'whe_1' })).resolves.toBeUndefined();
  });

  it('tells what is left of the limit of the key', async () => {
    const limits = { 'ratelimit-limit': '600', 'ratelimit-remaining': '599', 'ratelimit-reset': '42' };
    const { waybill } = await talkingTo([answers({}, 200, limits), answers({})]);
    expect(waybill.rateLimit).toBeUndefined();
    await waybill.deliveries.getOrder({ id: 'ord_1' });
    await waybill.deliveries.getTracking({ trackingId: '7K3M9QXPC' });
    expect(waybill.rateLimit).toEqual({ limit: 600, remaining: 599, resetSeconds: 42 });
  });

  it('sends a key over https only, but for this machine', () => {
    expect(() => createWaybill({ key, origin: 'http://waybill.example' })).toThrow('https://');
    expect(createWaybill({ key, origin: 'https://waybill.example/' }).origin).toBe('https://waybill.example');
  });

  it('follows no redirect with a key', async () => {
    const { waybill, asked } = await talkingTo([(response) => void response.writeHead(302, { location: '/elsewhere' }).end()], {
      retries: 0,
    });
    await expect(waybill.deliveries.getOrder({ id: 'ord_1' })).rejects.toBeInstanceOf(TransportFailure);
    expect(asked).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('has its code, its fields and the id of the request', async () => {
    const { waybill } = await talkingTo([refuses(400, 'invalid_input', {}, [{ field: 'limit', message: 'From 1 to 50' }])]);
    const refused = await waybill.deliveries.listOrders({ limit: 500 }).catch((failure: unknown) => failure);
    expect(refused).toBeInstanceOf(WaybillProblem);
    expect(refused).toMatchObject({ code: 'invalid_input', status: 400, requestId: 'req_1', fields: { limit: 'From 1 to 50' } });
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 422, 500, 501])('with status %i is not tried again', async (status) => {
    const { sender, asked } = await sending([refuses(status, 'not_found')]);
    await expect(sender.answer(write, {})).rejects.toBeInstanceOf(WaybillProblem);
    expect(asked).toHaveLength(1);
  });
});

describe('another try', () => {
  it.each([
    ['the line was cut', hangsUp],
    ['the answer broke off', breaksOff],
    ['too many asked', refuses(429, 'too_many_requests')],
    ['a proxy found nobody', answers('<html>', 502, { 'content-type': 'text/html' })],
    ['the database was gone', refuses(503, 'unavailable')],
    ['it took too long behind a proxy', answers('<html>', 504, { 'content-type': 'text/html' })],
  ])('is made where %s, with the same key', async (_, turn) => {
    const { sender, asked } = await sending([turn, turn, answers({ id: 'ord_1' }, 201)]);
    await expect(sender.answer(write, { body: { packageId: 'pkg_1' } })).resolves.toMatchObject({ data: { id: 'ord_1' } });
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(asked.map(({ body }) => body))).toEqual(new Set(['{"packageId":"pkg_1"}']));
  });

  it('keeps the key of whoever gives one, and makes a new one for each call', async () => {
    const { sender, asked } = await sending([hangsUp, answers({})]);
    await sender.answer(write, {}, { idempotencyKey: 'shop-order-7' });
    await sender.answer(write, {});
    await sender.answer(write, {});
    const keys = asked.map(({ headers }) => headers['idempotency-key']);
    expect(keys.slice(0, 2)).toEqual(['shop-order-7', 'shop-order-7']);
    expect(new Set(keys).size).toBe(3);
  });

  it('is not made of a write without a key, which may have been done', async () => {
    const cut = await sending([hangsUp]);
    await expect(cut.sender.answer(bareWrite, {})).rejects.toMatchObject({ kind: 'network' });
    expect(cut.asked).toHaveLength(1);
    const refused = await sending([refuses(429, 'too_many_requests'), answers({})]);
    await refused.sender.answer(bareWrite, {});
    expect(refused.asked, 'but for what was refused before anything was done').toHaveLength(2);
  });

  it('is given up in the end, with the last refusal', async () => {
    const { sender, asked, pauses } = await sending([refuses(503, 'unavailable')], 4);
    await expect(sender.answer(read, {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toHaveLength(5);
    expect(pauses, 'twice as long each time, and half of it by chance').toEqual([250, 500, 1_000, 2_000]);
    const { sender: other, pauses: longest } = await sending([refuses(503, 'unavailable')], 7, () => 1);
    await expect(other.answer(read, {})).rejects.toThrow();
    expect(longest).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('waits as long as it is asked to, and not beyond a minute', async () => {
    const { sender, pauses } = await sending([refuses(429, 'too_many_requests', { 'retry-after': '7' }), answers({})]);
    await sender.answer(read, {});
    expect(pauses).toEqual([7_000]);
    const long = await sending([refuses(429, 'too_many_requests', { 'retry-after': '3600' })]);
    await expect(long.sender.answer(read, {})).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(long.asked).toHaveLength(1);
    const inTheFuture = new Date(Date.now() + 20_000).toUTCString();
    const dated = await sending([refuses(503, 'unavailable', { 'retry-after': inTheFuture }), answers({})]);
    await dated.sender.answer(read, {});
    expect(dated.pauses[0]).toBeGreaterThan(10_000);
  });

  it('follows a try that took too long', async () => {
    const { waybill, asked } = await talkingTo([isSilent, answers({ id: 'ord_1' })], { timeoutMs: 1_000 });
    await expect(waybill.deliveries.getOrder({ id: 'ord_1' })).resolves.toEqual({ id: 'ord_1' });
    expect(asked).toHaveLength(2);
    const silent = await talkingTo([isSilent]);
    await expect(silent.waybill.deliveries.getOrder({ id: 'ord_1' }, { timeoutMs: 50, retries: 0 })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('ends with the signal, in a try and in a pause', async () => {
    const { waybill, asked } = await talkingTo([isSilent]);
    const stop = new AbortController();
    const stopped = waybill.deliveries.getOrder({ id: 'ord_1' }, { signal: stop.signal });
    await expect.poll(() => asked.length).toBe(1);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
    const resting = await talkingTo([refuses(503, 'unavailable', { 'retry-after': '50' })]);
    const stopRest = new AbortController();
    const rested = resting.waybill.deliveries.getOrder({ id: 'ord_1' }, { signal: stopRest.signal });
    await expect.poll(() => resting.asked.length).toBe(1);
    stopRest.abort();
    await expect(rested).rejects.toMatchObject({ kind: 'aborted' });
    expect(resting.asked).toHaveLength(1);
  });
});

describe('a list', () => {
  const first = answers({ items: [{ id: 1 }, { id: 2 }], nextCursor: 'n-1' });
  const second = answers({ items: [{ id: 3 }], nextCursor: null });

  it('is a page when it is awaited', async () => {
    const { waybill, asked } = await talkingTo([first, second]);
    expect((await waybill.deliveries.listOrders()).nextCursor).toBe('n-1');
    expect(asked).toHaveLength(1);
  });

  it('is every item when somebody goes through it, and no page that nobody wants', async () => {
    const { waybill, asked } = await talkingTo([first, second]);
    const seen: unknown[] = [];
    for await (const { id } of waybill.deliveries.listOrders({ role: 'sender', skip: 1 })) seen.push(id);
    expect(seen).toEqual([1, 2, 3]);
    expect(asked.map(({ url }) => url)).toEqual(['/api/orders?role=sender&skip=1', '/api/orders?role=sender&cursor=n-1']);
    const short = await talkingTo([first, second]);
    for await (const _ of short.waybill.deliveries.listOrders()) break;
    expect(short.asked).toHaveLength(1);
  });

  it('is refused like any call', async () => {
    const { waybill } = await talkingTo([refuses(403, 'not_in_scope')]);
    const all = async () => {
      for await (const _ of waybill.deliveries.listOrders()) throw new Error('There was something');
    };
    await expect(all()).rejects.toMatchObject({ code: 'not_in_scope' });
  });
});
