import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { securityChanged } from '../events.ts';
import { noSuchPasskey } from '../passkeys.ts';
import { deletePasskey, listPasskeysOf } from '../storage/passkeys.ts';
import { requireToChangeFactors } from './require-to-change-factors.ts';

export function removePasskey(context: IdentityContext, caller: Caller, id: string): Promise<void> {
  const { userId } = caller;
  return transact(context.db, async (tx) => {
    await requireToChangeFactors(tx, caller);
    const passkey = (await listPasskeysOf(tx, userId)).find((one) => one.id === id);
    if (!passkey || !(await deletePasskey(tx, userId, id))) throw noSuchPasskey();
    context.publish(tx, securityChanged, {
      userId,
      what: 'passkey-removed',
      name: passkey.name,
      at: new Date().toISOString(),
    });
  });
}
