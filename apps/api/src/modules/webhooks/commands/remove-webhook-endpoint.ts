import { transact } from '../../../platform/db/database.ts';
import type { WebhooksContext } from '../context.ts';
import { holdEndpoint } from '../require-endpoint.ts';
import { deleteEndpoint } from '../storage/endpoints.ts';

export async function removeWebhookEndpoint({ db }: Pick<WebhooksContext, 'db'>, ownerId: string, id: string): Promise<void> {
  await transact(db, async (tx) => {
    await holdEndpoint(tx, ownerId, id);
    deleteEndpoint(tx, id);
  });
}
