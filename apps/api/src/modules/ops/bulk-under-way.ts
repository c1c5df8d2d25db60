import { AsyncLocalStorage } from 'node:async_hooks';
import type { Act } from './storage/acts.ts';

export type BulkUnderWay = {
  /** Null in a preview. */
  readonly bulkId: string | null;
  /** What was written down about the case: all that comes of it stands there. */
  acts: Act[];
};

const underWay = new AsyncLocalStorage<BulkUnderWay>();

/** Deals with one case of several: whatever it writes down says which others it belongs to, however deep in it that is. */
export function asPartOf<T>(bulk: BulkUnderWay, deal: () => T): T {
  return underWay.run(bulk, deal);
}

export function noteInBulk(act: Act): Act {
  const bulk = underWay.getStore();
  if (!bulk) return act;
  bulk.acts.push(act);
  return bulk.bulkId === null ? act : { ...act, about: { ...act.about, bulk: bulk.bulkId } };
}
