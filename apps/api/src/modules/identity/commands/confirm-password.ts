import type { BodyOf } from '@waybill/contract/call';
import type { confirmPassword as call } from '@waybill/contract/identity/confirm-password';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { takeRedeemTicket } from '../federated-tickets.ts';
import { findAccount } from '../storage/accounts.ts';
import { findFederatedUser } from '../storage/federated-identities.ts';
import { confirmSession } from '../storage/sessions.ts';
import { checkPassword } from './require-owner.ts';

type Proof = BodyOf<typeof call>;

export async function confirmPassword(context: IdentityContext, caller: Caller, proof: Proof): Promise<Date> {
  if (proof.ticket === undefined) {
    const account = await findAccount(context.db, caller.userId);
    await checkPassword(context, caller, account, proof.password ?? '', 'password');
  }
  return transact(context.db, async (tx) => {
    if (proof.ticket !== undefined) await checkTicket(context, tx, caller, proof.ticket);
    return confirmSession(tx, caller.sessionId);
  });
}

/** Requires the person whom the provider vouches for to be the person of this session. */
async function checkTicket({ keys }: IdentityContext, tx: Tx, caller: Caller, ticket: string): Promise<void> {
  const { issuer, subject } = await takeRedeemTicket(tx, keys, ticket);
  if ((await findFederatedUser(tx, issuer, subject)) !== caller.userId)
    throw new Problem('forbidden', 'That is another account. Please choose the one that you sign in with here.');
}
