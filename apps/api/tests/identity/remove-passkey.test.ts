import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { removePasskey } from '@waybill/contract/identity/remove-passkey';
import { describe, expect, it } from 'vitest';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, withPasskey, signingIn } = usePasskeys();

describe('a passkey', () => {
  it('is removed by its owner only, after the password, and signs nobody in afterwards', async () => {
    const { person, phone, passkeyId } = await withPasskey(await verifiedPerson(world));
    const other = await verifiedPerson(world);
    await other.call(confirmPassword, { body: { password: goodPassword } });
    const params = { passkeyId };
    expect((await other.call(removePasskey, { params })).problem.code).toBe('not_found');
    await world.db`update session set confirmed_until = null where user_id = ${person.id}`;
    expect((await person.call(removePasskey, { params })).problem.code).toBe('confirmation_required');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    expect((await person.call(removePasskey, { params })).status).toBe(204);
    expect((await signingIn(phone)).answer.problem.code).toBe('passkey_refused');
    expect((await person.call(listPasskeys)).result.passkeys).toEqual([]);
  });
});
