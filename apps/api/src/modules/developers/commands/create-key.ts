import type { BodyOf } from '@waybill/contract/call';
import type { createKey as call } from '@waybill/contract/developers/create-key';
import { livePrefix, mostKeys, testPrefix } from '@waybill/contract/developers/key-scopes';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { hashOfKey, lockAccount, requireConfirmation, securityChanged } from '../../identity/index.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { DevelopersContext } from '../context.ts';
import { keyOwnerOf } from '../policies.ts';
import { type ApiKeyRow, countKeys, findKeyOf, findMadeBefore, insertApiKey } from '../storage/api-keys.ts';

export type MadeKey = { readonly key: ApiKeyRow; readonly secret: string };

/**
 * Makes a key. It is derived from its id, so that a request which is sent again after a broken connection is answered with the same one;
 * ten minutes later nobody sees it again.
 */
export function createKey(
  { db, keys, publish }: DevelopersContext,
  caller: Caller,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<MadeKey> {
  const owner = keyOwnerOf(caller);
  const { personId: userId, businessId } = owner;
  const requestKey = keyFor(`${caller.userId} ${userId} api key`, idempotencyKey);
  const requestHash = keyFor('api key', JSON.stringify(input));
  const keyPrefix = input.isTest ? testPrefix : livePrefix;
  const secretOf = (id: string) => `${keyPrefix}${keys.derive('api key', id)}`;
  return transact(db, async (tx) => {
    await lockAccount(tx, userId);
    const before = await findMadeBefore(tx, requestKey);
    if (before && (before.requestHash !== requestHash || !before.isFresh)) throw keyUsedOtherwise();
    if (before) return { key: before, secret: secretOf(before.id) };
    await requireConfirmation(tx, caller);
    if ((await countKeys(tx, userId)) >= mostKeys)
      throw new Problem('too_many_requests', `${mostKeys} keys are the most. Please revoke one that is not used any more.`);
    const id = newId('apiKey');
    const secret = secretOf(id);
    await insertApiKey(tx, {
      ...{
        id,
        userId,
        businessId,
        requestKey,
        requestHash,
        hash: hashOfKey(secret),
        beginning: secret.slice(0, keyPrefix.length + 4),
      },
      ...{
        name: input.name,
        scopes: input.scopes,
        addresses: input.addresses,
        expiresInDays: input.expiresInDays ?? null,
        isTest: input.isTest,
      },
    });
    publish(tx, securityChanged, { userId, what: 'api-key-made', name: input.name, at: new Date().toISOString() });
    const key = await findKeyOf(tx, owner, id);
    if (!key) throw new Error('A key was made and is gone');
    return { key, secret };
  });
}
