import { transact } from '../../../platform/db/database.ts';
import type { WalletContext } from '../context.ts';
import { handleEventJob } from '../jobs/handle-event.ts';
import { type EventAbout, keepEvent } from '../storage/provider-events.ts';

/**
 * Stores a provider's event, once, and queues a job that looks into it. Its claims are not believed: the job asks the provider
 * itself. The answer is sent when both are on disk.
 */
export async function takeEvent(
  context: WalletContext,
  provider: 'paystack' | 'paypal',
  key: string,
  about: EventAbout,
): Promise<void> {
  await transact(context.db, async (tx) => {
    const isNew = await keepEvent(tx, { provider, eventKey: key, about });
    if (isNew) context.enqueue(tx, handleEventJob, { provider, key });
  });
}
