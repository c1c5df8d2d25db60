import { keyFor } from '../../modules/wallet/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';
import { hoursBefore } from './past-act.ts';

/** Work that ran out of tries, as the queue puts it away. Run again it succeeds, and harms nothing. */
export async function insertFailedJob(tx: Tx, now: Date): Promise<void> {
  const failedAt = hoursBefore(now, 29);
  await tx`insert into jobs.job ${tx({
    id: keyFor('demo', 'failed job'),
    name: 'dead-letters',
    data: tx.json({ storageKey: `documents/${demoId('doc', 'replaced')}` }),
    createdOn: failedAt,
    startAfter: failedAt,
    keepUntil: new Date(now.getTime() + 13 * 86_400_000),
    groupId: 'kyc.remove-file',
    sourceName: 'slow',
    sourceId: keyFor('demo', 'job that failed'),
    sourceRootId: keyFor('demo', 'job that failed'),
    sourceCreatedOn: hoursBefore(now, 29.4),
    sourceRetryCount: 8,
    sourceOutput: tx.json({ name: 'Error', message: 'The file store did not answer within 10 seconds.' }),
  })}`;
}
