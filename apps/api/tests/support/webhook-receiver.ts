import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addWebhookEndpoint } from '@waybill/contract/webhooks/add-webhook-endpoint';
import type { WebhookEventType } from '@waybill/contract/webhooks/event-types';
import { getWebhookDelivery } from '@waybill/contract/webhooks/get-webhook-delivery';
import { listWebhookDeliveries } from '@waybill/contract/webhooks/list-webhook-deliveries';
import { pingWebhookEndpoint } from '@waybill/contract/webhooks/ping-webhook-endpoint';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { verifiedPerson } from './people.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string };
type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on; 204 by default. */
  answer: Answer;
  /** The first request for which this holds, as soon as it is there. */
  next(what: string, fits?: (received: Received) => boolean): Promise<Received>;
};

/** A shop's endpoint on this machine, gone with the test. */
export async function webhookReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' };
      received.push(one);
      receiver.answer(response, one, request);
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: (response) => void response.writeHead(204).end(),
    next: (what, fits = () => true) => eventually(what, async () => received.find(fits)),
  };
  return receiver;
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('nothing to see');

type Wanted = { readonly types?: readonly WebhookEventType[]; readonly signature?: 'hmac-sha256' | 'ed25519' };

export const addEndpoint = (by: Visitor, url: string, { types = ['order.accepted'], signature }: Wanted = {}) =>
  by.call(addWebhookEndpoint, {
    body: { url, description: 'The shop', types: [...types], ...(signature ? { signature } : {}) },
    idempotencyKey: randomUUID(),
  });

/** An endpoint of theirs that leads to the receiver, with its secret. */
export async function endpointAt(by: Visitor, receiver: Pick<Receiver, 'url'>, wanted: Wanted = {}) {
  const added = await addEndpoint(by, receiver.url, wanted);
  if (added.status !== 201) throw new Error(added.problem.detail);
  return { id: added.result.endpoint.id, key: added.result.secret.key };
}

/** Somebody with one endpoint, which leads to the receiver. */
export async function shopWith(world: World, receiver: Pick<Receiver, 'url'>) {
  const shop = await verifiedPerson(world);
  return { shop, ...(await endpointAt(shop, receiver)) };
}

export const ping = (by: Visitor, endpointId: string, idempotencyKey: string = randomUUID()) =>
  by.call(pingWebhookEndpoint, { params: { endpointId }, idempotencyKey });

export const deliveriesOf = async (by: Visitor, query: Record<string, string> = {}) =>
  (await by.call(listWebhookDeliveries, { query })).result.items;

/** A delivery as soon as it is as the test waits for it to be. */
export const deliveryOnce = (
  by: Visitor,
  deliveryId: string,
  fits: (delivery: Awaited<ReturnType<typeof readDelivery>>) => boolean,
) =>
  eventually('the delivery', async () => {
    const delivery = await readDelivery(by, deliveryId);
    return fits(delivery) && delivery;
  });

export const readDelivery = async (by: Visitor, deliveryId: string) =>
  (await by.call(getWebhookDelivery, { params: { deliveryId } })).result;
