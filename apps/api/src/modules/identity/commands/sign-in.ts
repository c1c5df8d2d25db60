import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { IdentityContext } from '../context.ts';
import { isPasswordRight } from '../passwords.ts';
import { suspended } from '../policies.ts';
import { findAccountByIdentifier } from '../storage/accounts.ts';
import { linkIdentity } from '../storage/federated-identities.ts';
import { takeEnrolTicket } from './federated-tickets.ts';
import { type Origin, type StartedSession, startSession } from './start-session.ts';

type SignInInput = { readonly identifier: string; readonly password: string; readonly linkTicket?: string | undefined };

export async function signInWithPassword(context: IdentityContext, input: SignInInput, origin: Origin): Promise<StartedSession> {
  const account = await findAccountByIdentifier(context.db, input.identifier);
  const isRight = await isPasswordRight(account?.passwordHash, input.password);
  if (!account || !isRight) {
    throw new Problem('wrong_credentials', 'Those details do not match an account. Check them, or choose a new password.');
  }
  if (account.blockedAt) throw suspended();
  return transact(context.db, async (tx) => {
    if (input.linkTicket) {
      const person = await takeEnrolTicket(tx, context.keys, input.linkTicket);
      // The ticket proves an e-mail address; it links to the account of that address and to no other.
      if (person.email !== account.email)
        throw new Problem('ticket_gone', 'That sign-in belongs to another account. Please start it again.');
      await linkIdentity(tx, account.id, person);
    }
    return startSession(tx, context.accessTokens, account.id, origin);
  });
}
