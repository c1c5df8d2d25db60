import { createHash, randomBytes } from 'node:crypto';
import type { ResultOf } from '@waybill/contract/call';
import type { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import type { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { IdentityContext } from '../context.ts';
import { securityChanged } from '../events.ts';
import {
  type NewCredential,
  passkeyAlgorithms,
  passkeyRefused,
  relyingParty,
  type ShownCredential,
  type TakeChallenge,
  userHandleOf,
  verifyNewCredential,
  verifyShownCredential,
} from '../passkeys.ts';
import { suspended } from '../policies.ts';
import { findAccount, lockAccount } from '../storage/accounts.ts';
import {
  type ChallengePurpose,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeysOf,
  notePasskeyUse,
  type Passkey,
  passkeyLimits,
  setPasskeyName,
  spendChallenge,
} from '../storage/passkeys.ts';
import { confirmSession, markSecondFactorShown } from '../storage/sessions.ts';
import { requireToChangeFactors } from './second-factor.ts';
import { type Origin, type StartedSession, startSession } from './start-session.ts';

const timeout = passkeyLimits.challengeMinutes * 60_000;
const publicKey = 'public-key' as const;

export function beginPasskeyOf(context: IdentityContext, caller: Caller): Promise<ResultOf<typeof beginPasskey>> {
  return transact(context.db, async (tx) => {
    await requireToChangeFactors(tx, caller);
    const [account, known] = [await findAccount(tx, caller.userId), await listPasskeysOf(tx, caller.userId)];
    if (known.length >= passkeyLimits.perPerson) throw tooMany();
    const name = account?.username ?? '';
    return {
      rp: { id: relyingParty(context.publicUrl).id, name: 'Waybill' },
      user: { id: userHandleOf(caller.userId), name, displayName: name },
      challenge: await newChallenge(tx, 'add', caller.userId),
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: publicKey, alg })),
      timeout,
      excludeCredentials: known.map(({ credentialId: id }) => ({ id, type: publicKey })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  });
}

export async function addPasskeyOf(
  context: IdentityContext,
  caller: Caller,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
): Promise<Passkey> {
  const { userId, sessionId } = caller;
  const take = takeChallenge(context, 'add', userId);
  const verified = await verifyNewCredential(relyingParty(context.publicUrl), credential, take);
  return transact(context.db, async (tx) => {
    await lockAccount(tx, userId);
    await requireToChangeFactors(tx, caller);
    if ((await listPasskeysOf(tx, userId)).length >= passkeyLimits.perPerson) throw tooMany();
    const passkey = await insertPasskey(tx, { id: newId('passkey'), userId, name, ...verified });
    if (!passkey) throw new Problem('passkey_refused', 'This passkey is in use already.');
    // It was made under the eyes of its owner: whoever made it has shown it.
    await markSecondFactorShown(tx, sessionId);
    await context.publish(tx, securityChanged, { userId, what: 'passkey-added', name, at: new Date().toISOString() });
    return passkey;
  });
}

export function renamePasskeyOf(context: IdentityContext, caller: Caller, id: string, name: string): Promise<void> {
  return transact(context.db, async (tx) => {
    if (!(await setPasskeyName(tx, caller.userId, id, name))) throw noSuchPasskey();
  });
}

export function removePasskeyOf(context: IdentityContext, caller: Caller, id: string): Promise<void> {
  const { userId } = caller;
  return transact(context.db, async (tx) => {
    await requireToChangeFactors(tx, caller);
    const passkey = (await listPasskeysOf(tx, userId)).find((one) => one.id === id);
    if (!passkey || !(await deletePasskey(tx, userId, id))) throw noSuchPasskey();
    await context.publish(tx, securityChanged, {
      userId,
      what: 'passkey-removed',
      name: passkey.name,
      at: new Date().toISOString(),
    });
  });
}

/** For signing in nobody is named: the browser offers whatever passkeys it has for us. */
export async function beginPasskeyUse(
  context: IdentityContext,
  purpose: 'sign-in' | 'confirm',
  userId: string | null,
): Promise<ResultOf<typeof beginPasskeySignIn>> {
  return transact(context.db, async (tx) => {
    const known = userId === null ? [] : await listPasskeysOf(tx, userId);
    if (userId !== null && known.length === 0)
      throw new Problem('passkey_refused', 'You have no passkey yet. You can add one in your account settings.');
    return {
      rpId: relyingParty(context.publicUrl).id,
      challenge: await newChallenge(tx, purpose, userId),
      timeout,
      userVerification: 'required',
      allowCredentials: known.map(({ credentialId: id }) => ({ id, type: publicKey })),
    };
  });
}

export async function signInByPasskey(
  context: IdentityContext,
  credential: ShownCredential,
  origin: Origin,
): Promise<StartedSession> {
  const passkey = await findPasskey(context.db, credential.id);
  if (!passkey) throw passkeyRefused();
  const use = await verifyUse(context, passkey, credential, takeChallenge(context, 'sign-in', null));
  return transact(context.db, async (tx) => {
    const account = await lockAccount(tx, passkey.userId);
    if (!account || !(await notePasskeyUse(tx, passkey.id, use.counter, use.isSynced))) throw passkeyRefused();
    if (account.blockedAt) throw suspended();
    const started = await startSession(tx, context.accessTokens, account.id, origin);
    await confirmSession(tx, started.view.sessionId);
    await markSecondFactorShown(tx, started.view.sessionId);
    return started;
  });
}

export async function confirmByPasskey(
  context: IdentityContext,
  { userId, sessionId }: Caller,
  credential: ShownCredential,
): Promise<Date> {
  const passkey = await findPasskey(context.db, credential.id);
  if (passkey?.userId !== userId) throw passkeyRefused();
  const use = await verifyUse(context, passkey, credential, takeChallenge(context, 'confirm', userId));
  return transact(context.db, async (tx) => {
    if (!(await notePasskeyUse(tx, passkey.id, use.counter, use.isSynced))) throw passkeyRefused();
    await markSecondFactorShown(tx, sessionId);
    return confirmSession(tx, sessionId);
  });
}

function verifyUse(context: IdentityContext, passkey: Passkey, credential: ShownCredential, take: TakeChallenge) {
  return verifyShownCredential(relyingParty(context.publicUrl), passkey, credential, take);
}

async function newChallenge(tx: Tx, purpose: ChallengePurpose, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(tx, hashOf(challenge), purpose, userId);
  return challenge;
}

/** Spent at once and by itself: what is refused for another reason has used it up as well. */
function takeChallenge({ db }: IdentityContext, purpose: ChallengePurpose, userId: string | null): TakeChallenge {
  return (challenge) => spendChallenge(db, hashOf(challenge), purpose, userId);
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}

function tooMany(): Problem {
  return new Problem('passkey_refused', `You have ${passkeyLimits.perPerson} passkeys already. Please remove one first.`);
}

function noSuchPasskey(): Problem {
  return new Problem('not_found', 'You have no such passkey.');
}
