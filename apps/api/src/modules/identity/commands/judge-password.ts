import { transact } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { passwordGuessed } from '../events.ts';
import { nameOfKnownDevice } from '../known-devices.ts';
import { isPasswordRight } from '../passwords.ts';
import type { Account } from '../storage/accounts.ts';
import {
  countWrongPassword,
  findPause,
  forgiveGuesses,
  type GuessCounter,
  guessKey,
  guessLimits,
} from '../storage/password-guesses.ts';
import { listLiveAddresses } from '../storage/sessions.ts';

type Context = Pick<IdentityContext, 'db' | 'publish' | 'hashCost'>;

type Guess = {
  readonly account: Account | undefined;
  readonly password: string;
  readonly counter: GuessCounter;
  /** The account or address whose turn at hashing it takes. */
  readonly share: string;
};

/**
 * Judges a password. Wrong ones are counted per account and side, and after many in a row every guess from that side is refused
 * for a while, right or wrong. It is compared while nothing is held and answered only after it was counted, so that many guesses
 * at once learn no more than as many in a row.
 */
export async function judgePassword(context: Context, { account, password, counter, share }: Guess): Promise<boolean> {
  const pause = await findPause(context.db, counter.key);
  if (pause > 0) throw paused(pause);
  const isRight = await isPasswordRight(account?.passwordHash, password, share, context.hashCost);
  const isCounted = isRight ? await forgiveGuesses(context.db, counter.key) : await countWrong(context, account, counter);
  if (!isCounted) throw paused(await findPause(context.db, counter.key));
  return isRight;
}

function countWrong(
  { db, publish }: Pick<Context, 'db' | 'publish'>,
  account: Account | undefined,
  counter: GuessCounter,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const wrong = await countWrongPassword(tx, counter);
    if (wrong === guessLimits.free && account?.passwordHash)
      publish(tx, passwordGuessed, { userId: account.id, at: new Date().toISOString() });
    return wrong !== undefined;
  });
}

type Origin = { readonly ip: string; readonly deviceToken: string | undefined };

/**
 * The side that a sign-in comes from. Strangers are one, wherever they are: many addresses help nobody. A device that has known the
 * password, and a network where the owner is signed in, each count for themselves: no stranger keeps the owner out there.
 */
export async function counterOfSignIn(
  { db, keys }: Pick<IdentityContext, 'db' | 'keys'>,
  account: Account | undefined,
  who: string,
  { ip, deviceToken }: Origin,
): Promise<GuessCounter> {
  const network = networkOf(ip);
  // Asked for nobody as well: the answer about an account that is not there takes as long.
  const isHome = (await listLiveAddresses(db, account?.id ?? '')).some((address) => networkOf(address) === network);
  const device = account && nameOfKnownDevice(keys, deviceToken, account);
  const side = device ? `device ${device}` : isHome ? `network ${network}` : 'strangers';
  return { accountId: account?.id, key: guessKey(who, side) };
}

/** The counter of a signed-in session: a stolen session blocks itself, not its owner's others. */
export function counterOfSession({ userId, sessionId }: Caller): GuessCounter {
  return { accountId: userId, key: guessKey(userId, `session ${sessionId}`) };
}

function paused(seconds: number): Problem {
  const retryAfterSeconds = Math.max(1, seconds);
  return new Problem(
    'too_many_requests',
    `There were many wrong passwords. Please wait ${inWords(retryAfterSeconds)}, or choose a new one by email.`,
    { retryAfterSeconds },
  );
}
