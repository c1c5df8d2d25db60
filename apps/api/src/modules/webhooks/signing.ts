import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { SignatureKind, WebhookSecretView } from '@waybill/contract/webhooks/endpoint-view';
import type { SecretKeys } from '../../platform/secret-keys.ts';

/** A key that deliveries are signed with: 32 bytes, for HMAC as they are, for ed25519 the seed of the pair. */
export type SigningKey = { readonly kind: SignatureKind; readonly bytes: Buffer };

export type SecretRef = { readonly endpointId: string; readonly version: number; readonly kind: SignatureKind };

/** Derived, like all secrets of the house: a dump of the database signs nothing. */
export function signingKeyOf(keys: SecretKeys, { endpointId, version, kind }: SecretRef): SigningKey {
  return { kind, bytes: Buffer.from(keys.derive('webhook secret', `${endpointId}.${version}`), 'base64url') };
}

type Message = { readonly id: string; readonly timestamp: number; readonly body: string };

/** The header `webhook-signature` of Standard Webhooks 1.0: one signature for each key, the newest first. */
export function signatureHeader(signingKeys: readonly SigningKey[], { id, timestamp, body }: Message): string {
  const signed = Buffer.from(`${id}.${timestamp}.${body}`);
  return signingKeys.map((key) => signatureBy(key, signed)).join(' ');
}

function signatureBy({ kind, bytes }: SigningKey, signed: Buffer): string {
  return kind === 'ed25519'
    ? `v1a,${sign(null, signed, privateKey(bytes)).toString('base64')}`
    : `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`;
}

/** What a receiver verifies with: the shared secret, or the public half of the pair. */
export function receiverKey({ kind, bytes }: SigningKey): WebhookSecretView {
  if (kind === 'hmac-sha256') return { signature: kind, key: `whsec_${bytes.toString('base64')}` };
  const publicBytes = createPublicKey(privateKey(bytes)).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { signature: kind, key: `whpk_${publicBytes.toString('base64')}` };
}

/** RFC 8410: what stands before the 32 bytes of a seed. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function privateKey(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}
