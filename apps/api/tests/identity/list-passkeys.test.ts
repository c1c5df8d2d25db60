import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, withPasskey, signingIn } = usePasskeys();

describe('the list of passkeys', () => {
  it('shows one’s own, with when each was last used, and nothing that could be used to sign in', async () => {
    const { person, phone, passkeyId } = await withPasskey(await verifiedPerson(world), 'My phone');
    await withPasskey(await verifiedPerson(world), 'Somebody else’s');
    const before = (await person.call(listPasskeys)).result.passkeys;
    expect(before).toEqual([
      { id: passkeyId, name: 'My phone', isSynced: false, createdAt: expect.any(String), lastUsedAt: null },
    ]);
    await signingIn(phone);
    expect((await person.call(listPasskeys)).result.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });
});
