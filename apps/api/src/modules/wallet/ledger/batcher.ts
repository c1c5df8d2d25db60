import { brokenConstraint, type Database, isDatabaseUnavailable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type AccountBook, nameOf } from './accounts.ts';
import { postBatch, recall } from './post.ts';
import { hashOf, type Outcome, type Transfer } from './transfer.ts';

const largestBatch = 512;
const longestQueue = 5_000;

/** With fewer in it, a second batch costs more than it brings: every batch pays for its plans and its commit. */
const enoughForASecond = 32;

type Waiting = { readonly transfer: Transfer; readonly settle: PromiseWithResolvers<Outcome> };

/**
 * Posts what is money alone, many at a time: while one batch is being committed the next one gathers. No timer: an
 * idle system posts one transfer at once. A second batch may go beside the first if they share no account, hold
 * or key, so what is asked of one account is done in the order in which it was asked. Processes take turns by row locks.
 */
export function createLedger(db: Database, book: AccountBook, worthASecond = enoughForASecond) {
  let queue: Waiting[] = [];
  const underWay = new Set<readonly Waiting[]>();

  function submit(transfer: Transfer): Promise<Outcome> {
    if (queue.length >= longestQueue)
      return Promise.reject(new Problem('unavailable', 'We are very busy just now. Please try again in a moment.'));
    const settle = Promise.withResolvers<Outcome>();
    queue.push({ transfer, settle });
    // With one under way, a look is taken now and then: there may be enough for a second.
    if (underWay.size === 0 || (underWay.size === 1 && queue.length % worthASecond === 0)) startBatches();
    return settle.promise;
  }

  function startBatches(): void {
    if (underWay.size === 0 && queue.length > 0) {
      start(firstBatch());
    }
    if (underWay.size !== 1 || queue.length < worthASecond) return;
    const apart = apartFrom([...underWay], queue);
    if (apart.length >= worthASecond) start(apart);
  }

  /** Everything, unless half of it leaves enough for a second batch; not so where most of it is about the same accounts. */
  function firstBatch(): readonly Waiting[] {
    const all = queue.slice(0, largestBatch);
    if (queue.length < 2 * worthASecond) return all;
    const half = queue.slice(0, Math.min(Math.ceil(queue.length / 2), largestBatch));
    return apartFrom([half], queue.slice(half.length)).length < worthASecond ? all : half;
  }

  function start(batch: readonly Waiting[]): void {
    const taken = new Set(batch);
    queue = batch.length === queue.length ? [] : queue.filter((waiting) => !taken.has(waiting));
    underWay.add(batch);
    // Callers who were just answered often ask again at once: a turn of the event loop lets them into the next batch, where
    // they share its commit, instead of sending it off half empty.
    const goOn = () => {
      underWay.delete(batch);
      startBatches();
    };
    void settle(batch).finally(() => setImmediate(goOn));
  }

  /** Two transfers with one key in a batch are one transfer; the copy waits for the first and answers alike. */
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
    // The database is down for the whole batch; retrying each transfer by itself would only multiply the wait.
    if (isDatabaseUnavailable(reason)) return rejectAll(batch, reason);
    try {
      const fresh = await answerKnown(batch);
      if (fresh.length === 0) return;
      if (fresh.length < batch.length) await postAll(fresh);
      else await byHalves(fresh, reason);
    } catch (error) {
      // Even to ask was too much: a key among them that is no key, or the database is gone.
      if (isDatabaseUnavailable(error)) rejectAll(batch, error);
      else await byHalves(batch, error);
    }
  }

  /** Answers those whose keys have been seen; gives back the others. */
  async function answerKnown(batch: readonly Waiting[]): Promise<Waiting[]> {
    const known = await recall(
      db,
      batch.map(({ transfer }) => transfer),
    );
    return batch.filter(({ transfer, settle }) => {
      const outcome = known.get(transfer.key);
      if (outcome) settle.resolve(outcome);
      return !outcome;
    });
  }

  async function byHalves(batch: readonly Waiting[], reason: unknown): Promise<void> {
    const [only] = batch;
    if (only && batch.length === 1) return fail(only, reason);
    const middle = Math.ceil(batch.length / 2);
    await postAll(batch.slice(0, middle));
    await postAll(batch.slice(middle));
  }

  /** Rejects every transfer of the batch; callers may retry with the same key. */
  function rejectAll(batch: readonly Waiting[], reason: unknown): void {
    for (const { settle } of batch) settle.reject(reason);
  }

  function fail({ settle }: Waiting, reason: unknown): void {
    if (isUnknownAccount(reason)) settle.resolve('no-such-account');
    // A hold for a deal that has one already is a refusal, not a breakdown.
    else if (brokenConstraint(reason) === 'ledger_hold_reference') settle.resolve('hold-exists');
    else settle.reject(reason);
  }

  return { submit };
}

/** The key, accounts and holds that a transfer locks. */
function touchedBy({ key, legs }: Transfer): string[] {
  return [key, ...legs.flatMap(({ from, to, hold }) => [nameOf(from), nameOf(to), ...(hold ? [hold.id] : [])])];
}

/** Transfers that share nothing with these batches, nor with a transfer that has to wait before them. */
function apartFrom(batches: readonly (readonly Waiting[])[], queue: readonly Waiting[]): Waiting[] {
  const busy = new Set(batches.flatMap((batch) => batch.flatMap(({ transfer }) => touchedBy(transfer))));
  const apart: Waiting[] = [];
  for (const waiting of queue.slice(0, largestBatch)) {
    const touched = touchedBy(waiting.transfer);
    if (touched.some((name) => busy.has(name))) for (const name of touched) busy.add(name);
    else apart.push(waiting);
  }
  return apart;
}

function isUnknownAccount(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P0002';
}
