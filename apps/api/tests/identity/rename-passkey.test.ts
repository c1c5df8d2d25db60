import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { renamePasskey } from '@waybill/contract/identity/rename-passkey';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, withPasskey } = usePasskeys();

describe('a passkey', () => {
  it('is renamed by its owner only', async () => {
    const { person, passkeyId } = await withPasskey(await verifiedPerson(world));
    const other = await verifiedPerson(world);
    const params = { passkeyId };
    expect((await other.call(renamePasskey, { params, body: { name: 'Mine now' } })).problem.code).toBe('not_found');
    expect((await person.call(renamePasskey, { params, body: { name: 'Old phone' } })).status).toBe(204);
    expect((await person.call(listPasskeys)).result.passkeys).toMatchObject([{ name: 'Old phone' }]);
  });

  it('needs a name', async () => {
    const { person, passkeyId } = await withPasskey(await verifiedPerson(world));
    const { problem } = await person.call(renamePasskey, { params: { passkeyId }, body: { name: ' ' } });
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'name' }] });
  });
});
