import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { announceAccountStatus, securityChanged } from '../../identity/index.ts';
import type { DevelopersContext } from '../context.ts';
import { keyOwnerOf, unknownKey } from '../policies.ts';
import { markKeyRevoked } from '../storage/api-keys.ts';

/** Every node forgets the key with the commit. */
export async function revokeKey({ db, publish }: DevelopersContext, caller: Caller, keyId: string): Promise<void> {
  await transact(db, async (tx) => {
    const revoked = await markKeyRevoked(tx, keyOwnerOf(caller), keyId);
    if (!revoked) throw unknownKey();
    const { userId, name } = revoked;
    publish(tx, securityChanged, { userId, what: 'api-key-revoked', name, at: new Date().toISOString() });
    await announceAccountStatus(tx, userId);
  });
}
