import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { removePasskey } from '@waybill/contract/identity/remove-passkey';
import { describe, expect, it } from 'vitest';
import { goodPassword, onAnotherDevice, verifiedPerson } from '../support/people.ts';
import { newStaffMember } from '../support/staff.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, ourOrigin, withPasskey } = usePasskeys();

describe('beginning a passkey', () => {
  it('asks for the password first, and says for whom, for which site and within which time it is made', async () => {
    const person = await verifiedPerson(world);
    expect((await person.call(beginPasskey)).problem.code).toBe('confirmation_required');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const { status, result } = await person.call(beginPasskey);
    expect(status).toBe(201);
    expect(result).toMatchObject({
      rp: { id: new URL(ourOrigin()).hostname },
      user: { name: person.details.username },
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required' },
    });
    expect((await person.call(beginPasskey)).result.challenge, 'each time another').not.toBe(result.challenge);
  });
});

describe('a passkey of one of our own people', () => {
  it('is not added, nor an app set up, by somebody who knows the password and nothing else', async () => {
    const { person } = await withPasskey(await newStaffMember(world));
    const thief = await onAnotherDevice(world, person);
    await thief.call(confirmPassword, { body: { password: goodPassword } });
    expect((await thief.call(beginPasskey)).problem.code).toBe('second_factor_required');
    expect((await thief.call(beginAuthenticator)).problem.code).toBe('second_factor_required');
    const [passkey] = (await person.call(listPasskeys)).result.passkeys;
    expect((await thief.call(removePasskey, { params: { passkeyId: passkey?.id } })).problem.code).toBe('second_factor_required');
  });
});
