import { createConfig } from '../../apps/api/src/config/config.ts';
import { readEnvironment } from '../../apps/api/src/config/environment.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { borrowDatabase } from '../../apps/api/src/startup.ts';

/** Six minutes pass for every price that this business holds. */
export async function letQuotesPass(businessId: string): Promise<void> {
  const database = await borrowDatabase(createConfig(readEnvironment({ ...process.env, DATA_DIR: process.env.E2E_DATA_DIR })));
  const db = openDatabase(database.url, { max: 1, name: 'waybill-journeys' });
  try {
    await db`
      update price_quote set created_at = created_at - interval '6 minutes', holds_until = holds_until - interval '6 minutes'
      where business_id = ${businessId}`;
  } finally {
    await db.end();
    await database.stop();
  }
}
