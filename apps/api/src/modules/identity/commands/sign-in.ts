import { signIn as call } from '@waybill/contract/identity/sign-in';
import { transact } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countAgainst } from '../../../platform/http/rate-limit.ts';
import { appealTicketOf } from '../appeal-tickets.ts';
import type { IdentityContext } from '../context.ts';
import { linkPerson, takeEnrolTicket } from '../federated-tickets.ts';
import { deviceTokenWith } from '../known-devices.ts';
import { suspended } from '../policies.ts';
import { findAccountByIdentifier, lockAccount, plainIdentifier } from '../storage/accounts.ts';
import { counterOfSignIn, judgePassword } from './judge-password.ts';
import { type Origin, type StartedSession, startSession } from './start-session.ts';

const [guesses] = call.limits;

type SignInInput = {
  readonly identifier: string;
  readonly password: string;
  readonly linkTicket?: string | undefined;
  /** Token that this browser has from earlier sign-ins. */
  readonly deviceToken: string | undefined;
};

type SignedInHere = StartedSession & { readonly deviceToken: string };

export async function signIn(context: IdentityContext, input: SignInInput, origin: Origin): Promise<SignedInHere> {
  const account = await findAccountByIdentifier(context.db, input.identifier);
  // Email, username and every spelling of a phone draw on one counter; so do those of somebody who is not there.
  const who = account?.id ?? plainIdentifier(input.identifier);
  const network = networkOf(origin.ip);
  await countAgainst(context.db, [{ ...guesses, key: `sign-in|${network}|${who}` }]);
  const counter = await counterOfSignIn(context, account, who, { ip: origin.ip, deviceToken: input.deviceToken });
  const isRight = await judgePassword(context, { account, password: input.password, counter, share: network });
  if (!account || !isRight) throw wrongCredentials();
  if (account.blockedAt) throw suspended({ appealTicket: appealTicketOf(context.keys, account.id) });
  return transact(context.db, async (tx) => {
    // The password may have been replaced while it was looked at; then all sessions have just been ended.
    const current = await lockAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash) throw wrongCredentials();
    if (input.linkTicket) {
      const person = await takeEnrolTicket(tx, context.keys, input.linkTicket);
      // The ticket proves an email address; it links to the account of that address and to no other.
      if (person.email !== account.email)
        throw new Problem('ticket_gone', 'That sign-in belongs to another account. Please start it again.');
      await linkPerson(tx, account.id, person);
    }
    const started = await startSession(tx, context.accessTokens, account.id, origin);
    return { ...started, deviceToken: deviceTokenWith(context.keys, input.deviceToken, account) };
  });
}

function wrongCredentials(): Problem {
  return new Problem('wrong_credentials', 'Check them, or choose a new password.');
}
