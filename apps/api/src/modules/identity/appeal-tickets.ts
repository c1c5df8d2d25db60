import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';

const purpose = 'appeal-ticket';
const lastsMs = 3_600_000;

/**
 * What a suspended person gets instead of a session once they have proven who they are: it names their account for an hour, and is taken by
 * the calls about their suspension alone. Nothing is stored.
 */
export function appealTicketOf(keys: SecretKeys, userId: string, now = Date.now()): string {
  const named = `${userId}.${now + lastsMs}`;
  return `${named}.${keys.derive(purpose, named)}`;
}

/** Whose ticket it is, or undefined for what is over or was not made by us. */
export function readAppealTicket(keys: SecretKeys, ticket: string, now = Date.now()): string | undefined {
  const [userId = '', endsAt = '', proof = ''] = ticket.split('.');
  return sameText(proof, keys.derive(purpose, `${userId}.${endsAt}`)) && Number(endsAt) > now ? userId : undefined;
}
