import { AsyncLocalStorage } from 'node:async_hooks';

type About = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** An act as it goes into the audit trail. */
export type NotedAct = { readonly what: string; readonly userId?: string | null; readonly about?: About };

export type BulkUnderWay = {
  /** Null in a preview. */
  readonly bulkId: string | null;
  /** What was written down about the case: all that comes of it stands there. */
  acts: NotedAct[];
};

const underWay = new AsyncLocalStorage<BulkUnderWay>();

/** Deals with one case of several: whatever it writes down says which others it belongs to, however deep in it that is. */
export function asPartOf<T>(bulk: BulkUnderWay, deal: () => T): T {
  return underWay.run(bulk, deal);
}

/** Notes an act that is about to be written down; answers what else is to be written beside it. */
export function noteInBulk(act: NotedAct): About {
  const bulk = underWay.getStore();
  if (!bulk) return {};
  bulk.acts.push(act);
  return bulk.bulkId === null ? {} : { bulk: bulk.bulkId };
}
