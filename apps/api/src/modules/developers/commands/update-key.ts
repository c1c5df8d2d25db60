import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { announceAccountStatus, requireConfirmation } from '../../identity/index.ts';
import type { DevelopersContext } from '../context.ts';
import { keyOwnerOf, unknownKey } from '../policies.ts';
import { type ApiKeyRow, changeKey, findKeyOf, type KeyChange } from '../storage/api-keys.ts';

/** Another name needs nothing; what opens more, or from elsewhere, needs whoever it is to show so. */
export function updateKey({ db }: DevelopersContext, caller: Caller, keyId: string, change: KeyChange): Promise<ApiKeyRow> {
  const owner = keyOwnerOf(caller);
  return transact(db, async (tx) => {
    if (change.scopes || change.addresses) await requireConfirmation(tx, caller);
    const changed = await changeKey(tx, owner, keyId, change);
    const key = changed && (await findKeyOf(tx, owner, keyId));
    if (!key) throw unknownKey();
    await announceAccountStatus(tx, key.userId);
    return key;
  });
}
