import { type Database, type Db, type Tx, transact } from '../../platform/db/database.ts';
import { keyFor, keyUsedOtherwise } from '../wallet/index.ts';
import { findRequest, insertRequest, lockRequest } from './storage/requests.ts';

/** Asked twice under the same key, with the same hash, it happens once. */
export type OrderRequest = { readonly requestKey: string; readonly requestHash: string };

/** Identifies a request: a key of one person with the same input. Leave PINs and codes out of `input`. */
export function requestOf(userId: string, what: string, idempotencyKey: string, input: object): OrderRequest {
  return {
    requestKey: keyFor(`${userId} orders ${what}`, idempotencyKey),
    requestHash: keyFor(`orders ${what}`, JSON.stringify(input)),
  };
}

/** Answer to an earlier copy of the request, if there was one. */
export async function findAnswered(db: Db, { requestKey, requestHash }: OrderRequest): Promise<string | undefined> {
  const known = await findRequest(db, requestKey);
  if (known && known.requestHash !== requestHash) throw keyUsedOtherwise();
  return known?.resultId;
}

/**
 * Does it, or answers what came of it before. The same request at the same moment waits, and finds itself answered. What
 * is refused is not remembered: it may be asked again.
 */
export function answerOnce(db: Database, request: OrderRequest, act: (tx: Tx) => Promise<string>): Promise<string> {
  return lockAndAnswerOnce(db, request, async () => undefined, act);
}

/** The same for an act that begins with locks and facts: they share a round trip with the look for an earlier answer. `lock` refuses nothing. */
export function lockAndAnswerOnce<Locked>(
  db: Database,
  request: OrderRequest,
  lock: (tx: Tx) => Promise<Locked>,
  act: (tx: Tx, locked: Locked) => Promise<string>,
): Promise<string> {
  return transact(db, async (tx) => {
    lockRequest(tx, request.requestKey);
    const [before, locked] = await Promise.all([findAnswered(tx, request), lock(tx)]);
    if (before !== undefined) return before;
    const resultId = await act(tx, locked);
    insertRequest(tx, { ...request, resultId });
    return resultId;
  });
}
