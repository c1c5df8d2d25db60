import { createHash } from 'node:crypto';
import { livePrefix } from '@waybill/contract/developers/key-scopes';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { ordersOfAShop, shopkeeper } from './stories/week-of-a-shop.ts';

const hours = 3_600_000;
const requestOf = (what: string) => {
  const digest = createHash('sha256').update(`shop ${what}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};

/**
 * The key and the endpoint of the shop's programs, with a week of what they asked and were told. Nobody has the key: a new one is made in a
 * minute. The endpoint is where the guide for developers lets a receiver listen, on this machine.
 */
export async function recordShopsPrograms(
  tx: Tx,
  orders: readonly { readonly orderId: string; readonly packageId: string }[],
  now: Date,
) {
  const userId = demoId('usr', shopkeeper);
  const keyId = demoId('key', 'shop');
  const ago = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hours);
  await tx`insert into api_key ${tx({
    ...{ id: keyId, userId, name: 'Website of the shop', beginning: `${livePrefix}x4Kd` },
    hash: createHash('sha256').update(`nobody has ${now.getTime()}`).digest(),
    scopes: ['read', 'ship', 'webhooks'],
    addresses: [],
    requestKey: requestOf('key'),
    requestHash: requestOf('key'),
    createdAt: ago(190),
    lastUsedAt: ago(0.2),
  })}`;
  await tx`
    insert into key_budget (key_id, user_id, currency, limit_minor, spent_on, spent_minor)
    values (${keyId}, ${userId}, 'NGN', 10000000, (${now}::timestamptz at time zone 'Africa/Lagos')::date, 4150000)`;
  await tx`insert into api_key_request ${tx(
    requests(orders).map(({ hoursAgo, ...request }, index) => ({
      ...request,
      keyId,
      requestId: demoId('req', `shop ${index}`),
      at: ago(hoursAgo),
      took: 18 + ((index * 37) % 90),
    })),
  )}`;
  await recordEndpoint(tx, orders, { userId, ago });
}

type Orders = readonly { readonly orderId: string; readonly packageId: string }[];

/** Oldest first, as they were asked. */
function requests(orders: Orders) {
  const asked = ordersOfAShop.flatMap(({ askedHoursAgo }, index) => {
    const posted = { hoursAgo: askedHoursAgo + 0.7, method: 'POST', path: '/api/timeline/package' };
    const { orderId = '' } = orders[index] ?? {};
    return [
      ...(index % 11 === 3 ? [{ ...posted, hoursAgo: posted.hoursAgo + 0.01, status: 400 }] : []),
      { ...posted, status: 201 },
      { hoursAgo: Math.max(askedHoursAgo - 1.2, 0.2), method: 'GET', path: `/api/orders/${orderId}`, status: 200 },
    ];
  });
  return asked.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
}

async function recordEndpoint(tx: Tx, orders: Orders, { userId, ago }: { userId: string; ago: (hoursAgo: number) => Date }) {
  const endpointId = demoId('whe', 'shop');
  const types = ['order.accepted', 'order.delivered'];
  await tx`insert into webhook_endpoint ${tx({
    ...{ id: endpointId, ownerId: userId, url: 'http://localhost:5050/', description: 'Website of the shop', types },
    ...{ requestKey: requestOf('endpoint'), requestHash: requestOf('endpoint'), createdAt: ago(188) },
  })}`;
  await tx`insert into webhook_secret ${tx({ endpointId, version: 1, kind: 'hmac-sha256', createdAt: ago(188) })}`;
  const told = ordersOfAShop.flatMap(({ steps }, index) =>
    steps
      .filter(({ to }) => to === 1 || to === 4)
      .map(({ to, hoursAgo }) => ({
        ...eventOf(orders[index], to, ago(hoursAgo)),
        name: `shop ${index} ${to}`,
        at: ago(hoursAgo),
      })),
  );
  const deliveries = told.map(({ name, at, type, about, payload }, index) => ({
    ...{ id: demoId('whd', name), endpointId, messageId: demoId('whm', name), eventKey: name, type, about, payload },
    ...{ happenedAt: at, createdAt: at, attempts: 1, state: index % 23 === 7 ? 'failed' : 'delivered' },
  }));
  for (const delivery of deliveries) await tx`insert into webhook_delivery ${tx(delivery)}`;
  const attempts = deliveries.map(({ id, happenedAt, state }, index) => ({
    ...{ deliveryId: id, at: happenedAt, ms: 30 + ((index * 13) % 160) },
    ...(state === 'failed' ? { status: 500, answer: 'The database of the shop is away' } : { status: 204, answer: '' }),
  }));
  await tx`insert into webhook_attempt ${tx(attempts)}`;
}

function eventOf(order: Orders[number] | undefined, status: number, at: Date) {
  if (!order) throw new Error('Each parcel of the shop has an order');
  const type = status === 1 ? 'order.accepted' : 'order.delivered';
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data: { ...order, status } });
  return { type, about: [order.orderId, order.packageId], payload };
}
