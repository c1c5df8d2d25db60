import { randomBytes } from 'node:crypto';
import { type SecretKeys, sameText } from '../../platform/secret-keys.ts';

/** As many people as share a device. */
const mostAccounts = 4;
const proofLength = 22;

type Owner = { readonly id: string; readonly passwordHash: string | null };

/**
 * A browser that has signed in with the password carries a token: an id of its own, and a proof for each account. Nothing is
 * stored, and a new password invalidates the proofs of the old one.
 */
export function nameOfKnownDevice(keys: SecretKeys, token: string | undefined, owner: Owner): string | undefined {
  const { name, proofs } = parse(token);
  if (name === '') return undefined;
  const proof = proofOf(keys, name, owner);
  return proofs.some((candidate) => sameText(candidate, proof)) ? name : undefined;
}

/** Adds the proof of this account to the token. */
export function deviceTokenWith(keys: SecretKeys, token: string | undefined, owner: Owner): string {
  const { name, proofs } = parse(token);
  const device = name || randomBytes(16).toString('base64url');
  const proof = proofOf(keys, device, owner);
  return [device, proof, ...proofs.filter((other) => other !== proof)].slice(0, 1 + mostAccounts).join('.');
}

function parse(token: string | undefined): { name: string; proofs: string[] } {
  const [name = '', ...proofs] = (token ?? '').split('.');
  return name.length === proofLength ? { name, proofs: proofs.slice(0, mostAccounts) } : { name: '', proofs: [] };
}

function proofOf(keys: SecretKeys, name: string, { id, passwordHash }: Owner): string {
  return keys.derive('known-device', `${name}|${id}|${passwordHash}`).slice(0, proofLength);
}
