import type { ResultOf } from '@waybill/contract/call';
import type { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import type { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { newCredential, shownCredential } from '@waybill/contract/identity/passkey-view';
import type * as z from 'zod/mini';

/** The window of the browser was closed, or its time ran out: nothing happened, and nothing is wrong. */
export class PasskeyCancelled extends Error {}

/** A failure of the browser or the authenticator, with a sentence for people. */
export class PasskeyTrouble extends Error {}

function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
}

/** Asks the browser to make a passkey. */
export async function makePasskey(options: ResultOf<typeof beginPasskey>): Promise<z.infer<typeof newCredential>> {
  const publicKey = () => PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return newCredential.parse(await asking(() => navigator.credentials.create({ publicKey: publicKey() })));
}

/** Asks the browser for a passkey that it has. */
export async function choosePasskey(options: ResultOf<typeof beginPasskeySignIn>): Promise<z.infer<typeof shownCredential>> {
  const publicKey = () => PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return shownCredential.parse(await asking(() => navigator.credentials.get({ publicKey: publicKey() })));
}

async function asking(ask: () => Promise<Credential | null>): Promise<unknown> {
  if (!knowsPasskeys()) throw new PasskeyTrouble('This browser does not know passkeys. A newer one, or another, does.');
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'InvalidStateError') throw new PasskeyTrouble('There is a passkey for your account on this device already.');
    if (name !== 'NotAllowedError' && name !== 'AbortError')
      throw new PasskeyTrouble('The browser could not do that. Please try again.');
  }
  throw new PasskeyCancelled();
}
