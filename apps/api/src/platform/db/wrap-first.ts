import type { Database, Tx } from './database.ts';

type Wrap = (tx: Tx, act: () => Promise<unknown>) => Promise<void>;

/**
 * The same database for one act that opens its transaction itself: something is done before and after it, in that very
 * transaction. What `wrap` throws takes the act back. What the act opens once it is committed is left alone.
 */
export function wrapFirst(db: Database, wrap: Wrap): Database {
  let isCommitted = false;
  async function begin<T>(act: (tx: Tx) => Promise<T> | T, modes?: string): Promise<T> {
    if (isCommitted) return db.begin(act, modes);
    const made = await db.begin(async (tx) => {
      const results: { readonly result: T }[] = [];
      await wrap(tx, async () => results.push({ result: await act(tx) }));
      return results;
    }, modes);
    isCommitted = true;
    const [first] = made;
    if (!first) throw new Error('What was wrapped was not done');
    return first.result;
  }
  return new Proxy(db, { get: (target, name, receiver) => (name === 'begin' ? begin : Reflect.get(target, name, receiver)) });
}
