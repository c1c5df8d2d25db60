import { orderLimits } from '@waybill/contract/orders/enums';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { sameText } from '../../../platform/secret-keys.ts';
import { collectionCodeOf } from '../code.ts';
import type { CollectionsContext } from '../context.ts';
import { takenCollection } from '../policies.ts';
import { findTries, lockCollection, setTries } from '../storage/collections.ts';

/** Judges the one code in a transaction of its own: a wrong try counts, whatever becomes of the pickup. */
export async function judgeCode(
  { db, keys }: Pick<CollectionsContext, 'db' | 'keys'>,
  carrierId: string,
  collectionId: string,
  code: string,
): Promise<void> {
  const verdict = await transact(db, async (tx) => {
    const row = takenCollection(await lockCollection(tx, collectionId), carrierId);
    const { wrongTries, secondsResting } = await findTries(tx, row.id);
    if (secondsResting > 0) return resting(secondsResting);
    if (sameText(code, collectionCodeOf(keys, row.id))) {
      if (wrongTries > 0) setTries(tx, row.id, 0, 0);
      return undefined;
    }
    const triesLeft = orderLimits.codeTries - wrongTries - 1;
    const { codeRestMinutes } = orderLimits;
    setTries(tx, row.id, wrongTries + 1, triesLeft > 0 ? 0 : codeRestMinutes);
    return triesLeft > 0 ? wrong(triesLeft) : resting(codeRestMinutes * 60);
  });
  if (verdict) throw verdict;
}

function wrong(triesLeft: number): Problem {
  const left = triesLeft === 1 ? 'One try' : `${triesLeft} tries`;
  return new Problem('code_wrong', `That is not the sender’s code for all of them. ${left} left.`, { field: 'code', triesLeft });
}

function resting(seconds: number): Problem {
  return new Problem(
    'code_resting',
    `The code is paused after five wrong tries. Try again in ${inWords(seconds)}, or open each parcel and take a photo instead.`,
    { field: 'code', retryAfterSeconds: seconds },
  );
}
