import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { line } from '../text.ts';

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  id: idOf('passkey'),
  name: z.string(),
  /** Stored by a provider (Google, Apple …) on all devices of its owner, rather than on one. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});

export type PasskeyView = z.infer<typeof passkeyView>;

export const longestPasskeyName = 60;
export const passkeyName = line(longestPasskeyName, 'a name');

const bytes = z
  .string('The passkey is not complete')
  .check(z.maxLength(20_000, 'The passkey is too long'), z.regex(/^[\w-]+$/, 'The passkey is not complete'));

/** A new passkey as the browser gives it: `credential.toJSON()`. Fields beyond these are ignored. */
export const newCredential = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'The passkey is not complete'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(20, 'That is too long'))).check(z.maxLength(10, 'Those are too many')),
    ),
  }),
});

/** A passkey’s proof as the browser gives it: `credential.toJSON()`. */
export const shownCredential = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', 'The passkey is not complete'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
});
