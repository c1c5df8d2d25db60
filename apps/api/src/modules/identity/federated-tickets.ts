import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { newId } from '../../platform/ids.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { FederatedPerson } from '../../providers/federation/port.ts';
import { sealId, unsealId } from './sealed-ids.ts';
import {
  type FederatedTicket,
  insertTicket,
  linkIdentity,
  spendTicket,
  type TicketPurpose,
} from './storage/federated-identities.ts';

export async function issueTicket(tx: Tx, keys: SecretKeys, purpose: TicketPurpose, person: FederatedPerson): Promise<string> {
  const id = newId('federatedTicket');
  await insertTicket(tx, id, purpose, person);
  return sealId(keys, 'federatedTicket', id);
}

export function takeRedeemTicket(tx: Tx, keys: SecretKeys, ticket: string): Promise<FederatedTicket> {
  return takeTicket(tx, keys, 'redeem', ticket);
}

/** The proof that a federated person stands behind a sign-up or a link to an account. Works once. */
export function takeEnrolTicket(tx: Tx, keys: SecretKeys, ticket: string): Promise<FederatedTicket> {
  return takeTicket(tx, keys, 'enrol', ticket);
}

export async function linkPerson(tx: Tx, userId: string, person: FederatedPerson): Promise<void> {
  if ((await linkIdentity(tx, userId, person)) !== userId)
    throw new Problem('ticket_gone', 'That sign-in belongs to another account already. Please start it again.');
}

async function takeTicket(tx: Tx, keys: SecretKeys, purpose: TicketPurpose, ticket: string): Promise<FederatedTicket> {
  const id = unsealId(keys, 'federatedTicket', ticket);
  const person = id ? await spendTicket(tx, id, purpose) : undefined;
  if (!person) throw ticketGone();
  return person;
}

export function ticketGone(): Problem {
  return new Problem('ticket_gone', 'That sign-in took too long or was used already. Please start it again.');
}
