import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretKeys } from '../../platform/secret-keys.ts';
import { receiverKey, signatureHeader, signingKeyOf } from './signing.ts';

/** As the reference implementations of Standard Webhooks publish them, in their tests of signing. */
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
const shared = { kind: 'hmac-sha256', bytes: Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64') } as const;
const pair = { kind: 'ed25519', bytes: Buffer.from('VEVTVFNJR05JTkdLRVlET05PVFVTRVRISVNGT1JBTlk=', 'base64') } as const;
const byShared = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const byPair = 'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag==';

describe('a signature', () => {
  it('is the published one of HMAC-SHA256', () => {
    expect(signatureHeader([shared], message)).toBe(byShared);
  });

  it('is the published one of ed25519', () => {
    expect(signatureHeader([pair], message)).toBe(byPair);
  });

  it('stands beside others, with a space between, while a secret is being replaced', () => {
    expect(signatureHeader([pair, shared], message)).toBe(`${byPair} ${byShared}`);
  });
});

describe('the key of a receiver', () => {
  it('is the secret itself for HMAC-SHA256', () => {
    expect(receiverKey(shared).key).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  });

  it('is the public half for ed25519, which verifies and does not sign', () => {
    const { key } = receiverKey(pair);
    expect(key).toMatch(/^whpk_/);
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key.slice(5), 'base64')]);
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const signed = Buffer.from(`${message.id}.${message.timestamp}.${message.body}`);
    expect(verify(null, signed, publicKey, Buffer.from(byPair.slice(4), 'base64'))).toBe(true);
  });

  it('is another for each endpoint and each rotation, of 32 bytes', () => {
    const keys = createSecretKeys('a secret that is only good enough for tests');
    const of = (endpointId: string, version: number) => signingKeyOf(keys, { endpointId, version, kind: 'hmac-sha256' }).bytes;
    expect(of('whe_1', 1)).toHaveLength(32);
    expect(of('whe_1', 1)).toEqual(of('whe_1', 1));
    expect(new Set([of('whe_1', 1), of('whe_1', 2), of('whe_2', 1)].map(String)).size).toBe(3);
  });
});
