import { createKey } from '@waybill/contract/developers/create-key';
import { listKeyRequests } from '@waybill/contract/developers/list-key-requests';
import { listKeys } from '@waybill/contract/developers/list-keys';
import { restartTestWorld } from '@waybill/contract/developers/restart-test-world';
import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { setKeyLimit } from '@waybill/contract/developers/set-key-limit';
import { updateKey } from '@waybill/contract/developers/update-key';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { keyOf } from '../../support/api-keys.ts';
import { goodPassword, verifiedPerson } from '../../support/people.ts';
import { goodPin, personWithMoney } from '../../support/people-with-money.ts';
import { type Asked, type Cast, own, row } from '../row.ts';

/** Somebody with a key. */
const ofKey =
  (inputOf: (keyId: string) => Asked) =>
  async ({ world }: Cast) => {
    const owner = await personWithMoney(world, {});
    const { key } = await keyOf(world, owner);
    return { owner, input: inputOf(key.id) };
  };

const unknown = { strangers: 'not_found', other: 'not_found' } as const;

export const developerRows = [
  // A key opens much: whoever makes one shows first that it is them.
  row(
    createKey,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      await owner.call(confirmPassword, { body: { password: goodPassword } });
      return { owner, input: { body: { name: 'Shop', scopes: ['read'] } } };
    },
    { strangers: 'confirmation_required' },
  ),
  own(listKeys),
  own(restartTestWorld),
  row(
    updateKey,
    ofKey((keyId) => ({ params: { keyId }, body: { name: 'The other shop' } })),
    unknown,
  ),
  row(
    setKeyLimit,
    ofKey((keyId) => ({ params: { keyId }, body: { dailyLimit: { amount: 5_000, currency: 'NGN' }, pin: goodPin } })),
    unknown,
  ),
  row(
    revokeKey,
    ofKey((keyId) => ({ params: { keyId } })),
    unknown,
  ),
  row(
    listKeyRequests,
    ofKey((keyId) => ({ params: { keyId } })),
    unknown,
  ),
];
