import type { Db, Tx } from '../../../platform/db/database.ts';
import type { FederatedPerson } from '../../../providers/federation/port.ts';

export type TicketPurpose = 'redeem' | 'enrol';
export type FederatedTicket = FederatedPerson & { readonly id: string };

const ticketMinutes: Readonly<Record<TicketPurpose, number>> = { redeem: 2, enrol: 60 };

export async function insertTicket(tx: Tx, id: string, purpose: TicketPurpose, person: FederatedPerson): Promise<void> {
  await tx`
    insert into federated_ticket (id, purpose, issuer, subject, email, email_verified, full_name, expires_at)
    values (${id}, ${purpose}, ${person.issuer}, ${person.subject}, ${person.email}, ${person.emailVerified}, ${person.fullName},
            now() + ${ticketMinutes[purpose]} * interval '1 minute')`;
}

/** Uses a ticket up. Of any number of parallel uses exactly one gets a row. */
export async function spendTicket(tx: Tx, id: string, purpose: TicketPurpose): Promise<FederatedTicket | undefined> {
  const [row] = await tx<FederatedTicket[]>`
    update federated_ticket set used_at = now() where id = ${id} and purpose = ${purpose} and used_at is null and expires_at > now()
    returning id, issuer, subject, email, email_verified, full_name`;
  return row;
}

export async function findFederatedUser(db: Db, issuer: string, subject: string): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`
    select user_id from federated_identity where issuer = ${issuer} and subject = ${subject}`;
  return row?.userId;
}

/** An identity belongs to one account. Answers its owner: this person, or the one who linked it before. */
export async function linkIdentity(
  tx: Tx,
  userId: string,
  person: Pick<FederatedPerson, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  await tx`
    insert into federated_identity (issuer, subject, user_id) values (${person.issuer}, ${person.subject}, ${userId})
    on conflict (issuer, subject) do nothing`;
  return findFederatedUser(tx, person.issuer, person.subject);
}

/** Takes away every identity that was linked after an action link was made. */
export async function unlinkIdentitiesSince(tx: Tx, userId: string, linkId: string): Promise<void> {
  await tx`
    delete from federated_identity
    where user_id = ${userId} and created_at > (select created_at from action_link where id = ${linkId})`;
}
