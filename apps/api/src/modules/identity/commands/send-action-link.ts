import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import { sendLinkJob } from '../jobs/send-link.ts';
import { type ActionLinkMode, insertActionLink } from '../storage/action-links.ts';

/** Makes a link and posts it, both or neither. */
export async function sendActionLink(
  tx: Tx,
  enqueue: Enqueue,
  link: { userId: string; mode: ActionLinkMode; email: string },
): Promise<void> {
  const id = newId('actionLink');
  await insertActionLink(tx, { id, ...link });
  enqueue(tx, sendLinkJob, { linkId: id });
}
