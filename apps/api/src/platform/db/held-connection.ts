import { AsyncLocalStorage } from 'node:async_hooks';

const held = new AsyncLocalStorage<true>();

/** Runs an act that holds a connection of the pool. */
export function whileHeld<T>(act: () => T): T {
  return held.run(true, act);
}

/**
 * For whatever takes long and does not need the database. The pool is small: one person's slow act inside of a transaction
 * keeps everybody else waiting for a connection.
 */
export function refuseWhileHeld(what: string): void {
  if (held.getStore()) throw new Error(`${what} while a database connection is held. Do it before the transaction, or after.`);
}
