import { transact } from '../../../platform/db/database.ts';
import type { FederatedPerson } from '../../../providers/federation/port.ts';
import { appealTicketOf } from '../appeal-tickets.ts';
import type { IdentityContext } from '../context.ts';
import { issueTicket, takeRedeemTicket } from '../federated-tickets.ts';
import { suspended } from '../policies.ts';
import { findAccount, findAccountByIdentifier } from '../storage/accounts.ts';
import { findFederatedUser } from '../storage/federated-identities.ts';
import { confirmSession } from '../storage/sessions.ts';
import { type Origin, type StartedSession, startSession } from './start-session.ts';

export type FederatedOutcome =
  | { readonly outcome: 'signed-in'; readonly started: StartedSession }
  | { readonly outcome: 'sign-up' | 'link'; readonly ticket: string; readonly person: FederatedPerson };

export async function redeemFederatedTicket(context: IdentityContext, ticket: string, origin: Origin): Promise<FederatedOutcome> {
  return transact(context.db, async (tx) => {
    const person = await takeRedeemTicket(tx, context.keys, ticket);
    const userId = await findFederatedUser(tx, person.issuer, person.subject);
    const account = userId ? await findAccount(tx, userId) : undefined;
    if (account) {
      if (account.blockedAt) throw suspended({ appealTicket: appealTicketOf(context.keys, account.id) });
      const started = await startSession(tx, context.accessTokens, account.id, origin);
      // Where windows are blocked the whole page goes to the provider, and only a new sign-in can come back from there.
      await confirmSession(tx, started.view.sessionId);
      return { outcome: 'signed-in', started };
    }
    const owner = await findAccountByIdentifier(tx, person.email);
    return { outcome: owner ? 'link' : 'sign-up', ticket: await issueTicket(tx, context.keys, 'enrol', person), person };
  });
}
