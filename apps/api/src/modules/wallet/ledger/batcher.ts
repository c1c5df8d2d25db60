import { brokenConstraint, type Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountBook } from './accounts.ts';
import { postBatch, recall } from './post.ts';
import { hashOf, type Outcome, type Transfer } from './transfer.ts';

const largestBatch = 512;
const longestQueue = 5_000;

type Waiting = { readonly transfer: Transfer; readonly settle: PromiseWithResolvers<Outcome> };

export type Ledger = ReturnType<typeof createLedger>;

/**
 * Posts what is money alone, many at a time: while one batch is being committed the next one gathers. No timer: an
 * idle system posts one transfer at once. One batch is under way per process; processes take turns by row locks.
 */
export function createLedger(db: Database, book: AccountBook) {
  let queue: Waiting[] = [];
  let isBusy = false;

  function submit(transfer: Transfer): Promise<Outcome> {
    if (queue.length >= longestQueue)
      throw new Problem('unavailable', 'We are very busy just now. Please try again in a moment.');
    const settle = Promise.withResolvers<Outcome>();
    queue.push({ transfer, settle });
    if (!isBusy) void drain();
    return settle.promise;
  }

  async function drain(): Promise<void> {
    isBusy = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, largestBatch);
      queue = queue.slice(largestBatch);
      await settle(batch);
    }
    isBusy = false;
  }

  /** The same key twice in one batch is one transfer; the copy waits for the first and answers alike. */
  async function settle(batch: readonly Waiting[]): Promise<void> {
    const firsts = new Map<string, Waiting>();
    const copies: Waiting[] = [];
    for (const waiting of batch) {
      if (firsts.has(waiting.transfer.key)) copies.push(waiting);
      else firsts.set(waiting.transfer.key, waiting);
    }
    await postAll([...firsts.values()]);
    for (const { transfer, settle } of copies) {
      const first = firsts.get(transfer.key);
      const isSame = first && hashOf(first.transfer) === hashOf(transfer);
      if (isSame) first.settle.promise.then(settle.resolve, settle.reject);
      else settle.resolve('key-used-otherwise');
    }
  }

  async function postAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await postBatch(
        db,
        book,
        batch.map(({ transfer }) => transfer),
      );
      for (const [index, { settle }] of batch.entries()) settle.resolve(results[index] ?? 'no-such-account');
    } catch (error) {
      await postCarefully(batch, error);
    }
  }

  /** Something in the batch stopped it: answer what is known already, then find the culprit by halves. */
  async function postCarefully(batch: readonly Waiting[], reason: unknown): Promise<void> {
    try {
      const known = await recall(
        db,
        batch.map(({ transfer }) => transfer),
      );
      const fresh = batch.filter(({ transfer, settle }) => {
        const outcome = known.get(transfer.key);
        if (outcome) settle.resolve(outcome);
        return !outcome;
      });
      if (fresh.length === 0) return;
      if (fresh.length < batch.length) return await postAll(fresh);
      const [only] = fresh;
      if (fresh.length === 1 && only) return fail(only, reason);
      const middle = Math.ceil(fresh.length / 2);
      await postAll(fresh.slice(0, middle));
      await postAll(fresh.slice(middle));
    } catch (error) {
      // The database is out of reach: everybody is told, and may ask again with the same key.
      for (const { settle } of batch) settle.reject(error);
    }
  }

  function fail({ settle }: Waiting, reason: unknown): void {
    if (isUnknownAccount(reason)) settle.resolve('no-such-account');
    // A hold for a deal that has one already is a refusal, not a breakdown.
    else if (brokenConstraint(reason) === 'ledger_hold_reference') settle.resolve('hold-exists');
    else settle.reject(reason);
  }

  return { submit };
}

function isUnknownAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P0002';
}
