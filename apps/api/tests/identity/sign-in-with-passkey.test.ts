import { generateKeyPairSync } from 'node:crypto';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import type { Twist } from '../support/software-authenticator.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, withPasskey, signingIn } = usePasskeys();

describe('a passkey', () => {
  it('signs its owner in, without saying first who they are', async () => {
    const { person, phone } = await withPasskey(await verifiedPerson(world));
    const { visitor, answer } = await signingIn(phone);
    expect(answer.result.userId).toBe(person.id);
    visitor.actAs(answer.result);
    expect((await visitor.call(getUser, { params: { uid: person.id } })).result).toMatchObject({ id: person.id });
    expect((await visitor.call(beginPasskey)).status, 'and counts as shown again').toBe(201);
    expect((await visitor.call(listPasskeys)).result.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it.each<[string, () => Twist]>([
    ['from another site', () => ({ origin: 'https://waybill.example.evil' })],
    ['from another port of this machine', () => ({ origin: 'http://localhost:1' })],
    ['made for another site', () => ({ rpId: 'evil.example' })],
    ['with a challenge of its own', () => ({ challenge: Buffer.alloc(32, 7).toString('base64url') })],
    ['without fingerprint, face or PIN', () => ({ isUserVerified: false })],
    [
      'that says it is somebody else',
      () => ({ userHandle: Buffer.from('usr_00000000000000000000000000').toString('base64url') }),
    ],
    ['signed by another key', () => ({ signWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
    ['meant for adding, not for signing in', () => ({ type: 'webauthn.create' })],
  ])('%s signs nobody in', async (_, twist) => {
    const { phone } = await withPasskey(await verifiedPerson(world));
    expect((await signingIn(phone, twist())).answer.problem).toMatchObject({ status: 422, code: 'passkey_refused' });
    expect((await signingIn(phone)).answer.status, 'though the passkey is a good one').toBe(200);
  });

  it('that counts no further than before is a copy, and signs nobody in', async () => {
    const { phone } = await withPasskey(await verifiedPerson(world));
    expect((await signingIn(phone, { counter: 5 })).answer.status).toBe(200);
    for (const counter of [5, 4]) expect((await signingIn(phone, { counter })).answer.problem.code).toBe('passkey_refused');
    expect((await signingIn(phone, { counter: 6 })).answer.status).toBe(200);
  });

  it('does not let in whoever is suspended', async () => {
    const { person, phone } = await withPasskey(await verifiedPerson(world));
    await world.db`update account set blocked_at = now() where id = ${person.id}`;
    expect((await signingIn(phone)).answer.problem.code).toBe('account_suspended');
  });
});
