import { Problem } from '../../platform/http/problem.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { unsealId } from '../identity/index.ts';

/** The invitation that a link speaks of; whatever we did not make, and what is over, is gone alike. */
export function invitationIn(keys: SecretKeys, token: string): string {
  const id = unsealId(keys, 'invitation', token);
  if (id === undefined) throw invitationGone();
  return id;
}

export function invitationGone(): Problem {
  return new Problem('link_gone', 'This invitation is over, or was taken back. Please ask for another.');
}
