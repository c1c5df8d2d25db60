import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { ResultOf } from '@waybill/contract/call';
import type { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import type { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';

type CreationOptions = ResultOf<typeof beginPasskey>;
type RequestOptions = ResultOf<typeof beginPasskeySignIn>;

/** A fault of a browser or an authenticator, or a forgery by a thief. */
export type Twist = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signWith?: KeyObject;
};

type Kept = {
  readonly id: Buffer;
  readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  counter: number;
  userHandle: string;
};

/** A phone that keeps passkeys: real keys, real attestations and assertions as WebAuthn lays them out, made by node:crypto. */
export function softwareAuthenticator(origin: string) {
  const kept: Kept[] = [];

  function create(options: CreationOptions, twist: Twist = {}) {
    const passkey: Kept = {
      id: randomBytes(32),
      keys: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      counter: 0,
      userHandle: options.user.id,
    };
    kept.push(passkey);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(passkey.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, passkey.id, coseKey(passkey.keys.publicKey)]);
    const authData = Buffer.concat([authenticatorData(twist.rpId ?? options.rp.id, 0x40, 0, twist), attested]);
    return {
      id: passkey.id.toString('base64url'),
      rawId: passkey.id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData(twist.type ?? 'webauthn.create', options.challenge, twist).toString('base64url'),
        attestationObject: cbor(
          new Map<string, unknown>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  function get(options: RequestOptions, twist: Twist = {}) {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const passkey = kept.findLast(({ id }) => allowed.length === 0 || allowed.includes(id.toString('base64url')));
    if (!passkey) throw new Error('This phone has no such passkey');
    passkey.counter = twist.counter ?? passkey.counter + 1;
    const authData = authenticatorData(twist.rpId ?? options.rpId, 0, passkey.counter, twist);
    const clientDataJSON = clientData(twist.type ?? 'webauthn.get', options.challenge, twist);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientDataJSON).digest()]);
    return {
      id: passkey.id.toString('base64url'),
      rawId: passkey.id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, twist.signWith ?? passkey.keys.privateKey).toString('base64url'),
        userHandle: twist.userHandle ?? passkey.userHandle,
      },
    };
  }

  function clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? origin, crossOrigin: false }),
    );
  }

  return { create, get };
}

/** The person was there (1), and showed that it is they (4). */
function authenticatorData(rpId: string, moreFlags: number, counter: number, { isUserVerified = true }: Twist): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = Buffer.from([1 | (isUserVerified ? 4 : 0) | moreFlags]);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), flags, count]);
}

/** ES256 on P-256, as COSE writes it. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** As much of CBOR (RFC 8949) as a passkey needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
  throw new Error('CBOR of that is not needed');
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
