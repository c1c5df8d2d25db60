import { inject } from 'vitest';

/** The address of the migrated database that this worker clones, in a cluster that no worker beside it uses if there are two. */
export function templateUrl(): string {
  const clusters = inject('clusters');
  const url = clusters[Number(process.env.VITEST_POOL_ID ?? 0) % clusters.length];
  if (!url) throw new Error('There is no PostgreSQL for the tests');
  return url;
}
