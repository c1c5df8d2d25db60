import { brokenConstraint, type Database, type Db } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { countAgainst, giveTryBack } from '../../platform/http/rate-limit.ts';
import { takenProblem } from './commands/create-account.ts';

/**
 * Many people share one mobile address (docs/decisions/0028): so it is not sign-ups that are counted by address, but unproven
 * accounts among them, and answers which revealed that an email or a phone has an account.
 */
const unproven = { max: 100, seconds: 3600 } as const;
const revealed = [
  { max: 30, seconds: 3600 },
  { max: 100, seconds: 86_400 },
] as const;

const unprovenKey = (ip: string) => `sign-up unproven|${networkOf(ip)}`;

type SignUp = {
  readonly ip: string;
  /** An identity provider knows them already. */
  readonly isVouched: boolean;
};

/**
 * Creates an account, unless this address has created too many without a proven phone or email; reveals taken identifiers
 * only a limited number of times.
 */
export async function atSignUpPace<T>(db: Database, { ip, isVouched }: SignUp, signUp: () => Promise<T>): Promise<T> {
  if (!isVouched) await countAgainst(db, [{ key: unprovenKey(ip), ...unproven }]);
  try {
    return await signUp();
  } catch (error) {
    if (!isVouched) await giveTryBack(db, unprovenKey(ip));
    const taken = takenProblem(brokenConstraint(error));
    if (!taken) throw error;
    // Usernames are public; who is behind an address or a number is not.
    if (taken.code !== 'username_taken') await countAgainst(db, revealedCounters(ip));
    throw taken;
  }
}

/** The first proof of a newcomer makes room for another at the same address. */
export async function creditProof(db: Db, ip: string): Promise<void> {
  await giveTryBack(db, unprovenKey(ip));
}

function revealedCounters(ip: string) {
  return revealed.map((limit) => ({ key: `sign-up told|${limit.seconds}|${networkOf(ip)}`, ...limit }));
}
