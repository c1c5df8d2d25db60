import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { WebhooksContext } from './context.ts';
import { type EndpointRow, findEndpoint, lockEndpoint } from './storage/endpoints.ts';

const unknown = () => new Problem('not_found', 'We do not know this endpoint. It may have been removed.');

export async function requireEndpoint(db: Db, ownerId: string, id: string): Promise<EndpointRow> {
  const endpoint = await findEndpoint(db, ownerId, id);
  if (!endpoint) throw unknown();
  return endpoint;
}

/** Locks it: whoever changes an endpoint, or what waits for it, goes before or after all others. */
export async function holdEndpoint(tx: Tx, ownerId: string, id: string): Promise<EndpointRow> {
  const endpoint = await lockEndpoint(tx, ownerId, id);
  if (!endpoint) throw unknown();
  return endpoint;
}

export function requireOn({ offBecause }: EndpointRow): void {
  if (offBecause !== null) throw new Problem('endpoint_off', 'This endpoint is switched off. Please switch it on first.');
}

/** Before the transaction: it asks name servers. What a name means may change; each delivery asks again. */
export async function requireReachable({ webhookSender }: Pick<WebhooksContext, 'webhookSender'>, url: string): Promise<void> {
  const against = await webhookSender.judge(url);
  if (against === 'address-unknown')
    throw new Problem('invalid_input', 'We cannot find that host. Please check the address.', { field: 'url' });
  if (against !== null)
    throw new Problem('invalid_input', 'Please give an https:// address that everybody on the internet can reach.', {
      field: 'url',
    });
}
