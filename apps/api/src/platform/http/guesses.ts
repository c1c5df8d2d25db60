import type { Db } from '../db/database.ts';
import { networkOf } from './network-of.ts';
import { Problem } from './problem.ts';
import { type Counter, countAgainst, isPassed } from './rate-limit.ts';

/** Different wrong guesses that one network may make in an hour: more than all its people mistype, and far too few to find a thing. */
const wrongGuesses = { max: 40, seconds: 3600 };

type Guess = {
  /** The kind of thing that is guessed at, which has a counter of its own. */
  readonly what: string;
  readonly guess: string;
  readonly ip: string;
};

/**
 * What somebody who knows it finds; nothing for a wrong guess, and after many wrong ones nothing for a right one either, so that nobody
 * who guesses learns which it was. Whoever has proven that it is theirs is let in whatever their network does.
 */
export async function findGuessed<T>(
  db: Db,
  { what, guess, ip }: Guess,
  finding: Promise<T | undefined>,
  isProven: (found: T) => boolean = () => false,
): Promise<T | undefined> {
  const counter = { key: `${what} missed|${networkOf(ip)}`, ...wrongGuesses };
  const [found, isGuessing] = await Promise.all([finding, isPassed(db, counter)]);
  if (found !== undefined) return !isGuessing || isProven(found) ? found : undefined;
  if (!isGuessing) await countMiss(db, counter, guess);
  return undefined;
}

/** One wrong link in a chat of hundreds is one miss, however often it is opened. */
async function countMiss(db: Db, counter: Counter, guess: string): Promise<void> {
  try {
    await countAgainst(db, [{ ...counter, key: `${counter.key}|${guess}`, max: 1 }]);
    await countAgainst(db, [counter]);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
