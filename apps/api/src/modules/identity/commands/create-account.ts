import { supportAccount } from '@waybill/contract/support/support-account';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import type { SecretKeys } from '../../../platform/secret-keys.ts';
import { linkPerson, takeEnrolTicket } from '../federated-tickets.ts';
import { looksLike, posesAsUs } from '../reserved-names.ts';
import { insertAccount } from '../storage/accounts.ts';
import { sendActionLink } from './send-action-link.ts';

type Needs = { readonly keys: SecretKeys; readonly enqueue: Enqueue };

export type AccountInput = {
  /** Given where the id of the account is needed before it exists. */
  readonly id?: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string | null;
  readonly countryCode: string;
  readonly isDispatchPartner: boolean;
  /** A password that has been hashed, or the ticket of a federated sign-in. */
  readonly proof: { readonly passwordHash: string } | { readonly ticket: string };
};

/** The account of a new person or business, with what proves who they are. Answers its id. */
export async function createAccount(tx: Tx, { keys, enqueue }: Needs, input: AccountInput): Promise<string> {
  refuseReserved(input.username);
  refuseReservedEmail(input.email);
  const id = input.id ?? newId('user');
  const person = 'ticket' in input.proof ? await takeEnrolTicket(tx, keys, input.proof.ticket) : undefined;
  // The provider vouches for its own address only; another one is verified like anybody's.
  const isVouched = Boolean(person?.emailVerified && person.email === input.email);
  await insertAccount(tx, {
    id,
    username: input.username,
    email: input.email,
    phone: input.phone,
    passwordHash: 'passwordHash' in input.proof ? input.proof.passwordHash : null,
    authProvider: person ? 'oidc' : 'password',
    countryCode: input.countryCode,
    isDispatchPartner: input.isDispatchPartner,
    emailVerifiedAt: isVouched ? new Date() : null,
  });
  if (person) await linkPerson(tx, id, person);
  // Elsewhere the email is proven by a code; in Nigeria the phone is, and the email gets a link for later.
  if (input.countryCode === 'NG' && !isVouched)
    await sendActionLink(tx, enqueue, { userId: id, mode: 'verifyEmail', email: input.email });
  return id;
}

/** Refuses names that could pass for ours. */
export function refuseReserved(username: string): void {
  if (posesAsUs(username)) throw usernameTaken();
}

/** Staff may be called what they are; the account that all of them answer as is one of its kind. */
export function refuseSupportName(username: string): void {
  if (looksLike(username) === looksLike(supportAccount.username)) throw usernameTaken();
}

/** The unreachable domain is for our own accounts and those who left: taken by somebody else, an address there would block theirs. */
export function refuseReservedEmail(email: string, field = 'email'): void {
  if (/[.@]invalid$/i.test(email))
    throw new Problem('invalid_input', 'That email address cannot receive mail. Please use another.', { field });
}

const usernameTaken = () => new Problem('username_taken', 'That username is taken. Please try another.', { field: 'username' });

const taken: Readonly<Record<string, () => Problem>> = {
  account_username_key: usernameTaken,
  account_email_key: () => new Problem('email_taken', 'That email already has an account. Sign in instead?', { field: 'email' }),
  account_phone_key: () =>
    new Problem('phone_taken', 'That phone number already has an account. Sign in instead?', { field: 'phoneNumber' }),
};

/** The refusal for a name, address or number that somebody else has, if that is what a write ran into. */
export function takenProblem(constraint: string | undefined): Problem | undefined {
  return constraint === undefined ? undefined : taken[constraint]?.();
}
