import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { BodyOf } from '@waybill/contract/call';
import type { addPasskey } from '@waybill/contract/identity/add-passkey';
import type { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { Problem } from '../../platform/http/problem.ts';
import { type Passkey, passkeyLimits } from './storage/passkeys.ts';

export type NewCredential = BodyOf<typeof addPasskey>['credential'];
export type ShownCredential = BodyOf<typeof signInWithPasskey>['credential'];

/** Our identity towards browsers: passkeys are bound to the name of the host, and answers to the whole origin. */
export type RelyingParty = { readonly id: string; readonly origin: string };

export function relyingParty(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** ES256, Ed25519 and RS256: what every phone, laptop and security key knows one of. */
export const passkeyAlgorithms = [-7, -8, -257];

/** Asked with the challenge that a browser answered; false refuses it. */
export type TakeChallenge = (challenge: string) => Promise<boolean>;

export type VerifiedCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'isSynced'>;

export async function verifyNewCredential(
  party: RelyingParty,
  credential: NewCredential,
  expectedChallenge: TakeChallenge,
): Promise<VerifiedCredential> {
  const response: RegistrationResponseJSON = {
    ...credential,
    response: {
      clientDataJSON: credential.response.clientDataJSON,
      attestationObject: credential.response.attestationObject,
    },
    clientExtensionResults: {},
  };
  const verified = await refusing(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }),
  );
  if (!verified.verified) throw passkeyRefused();
  const { credential: made, credentialDeviceType } = verified.registrationInfo;
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    isSynced: credentialDeviceType === 'multiDevice',
  };
}

export async function verifyShownCredential(
  party: RelyingParty,
  { credentialId, publicKey, counter, userId }: Passkey,
  credential: ShownCredential,
  expectedChallenge: TakeChallenge,
): Promise<{ counter: number; isSynced: boolean }> {
  const { userHandle, ...rest } = credential.response;
  // A passkey names its user; one that names another was not made here.
  if (userHandle && userHandle !== userHandleOf(userId)) throw passkeyRefused();
  const response: AuthenticationResponseJSON = { ...credential, response: rest, clientExtensionResults: {} };
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  if (!verified) throw passkeyRefused();
  return {
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialDeviceType === 'multiDevice',
  };
}

/** A browser's name for the person of a passkey. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** Replaces the library's detailed errors by one refusal. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw passkeyRefused();
  }
}

export function passkeyRefused(): Problem {
  return new Problem('passkey_refused', 'That passkey did not work. Please try again, or sign in with your password.');
}

export function tooManyPasskeys(): Problem {
  return new Problem('passkey_refused', `You have ${passkeyLimits.perPerson} passkeys already. Please remove one first.`);
}

export function noSuchPasskey(): Problem {
  return new Problem('not_found', 'You have no such passkey.');
}
