import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { noSuchPasskey } from '../passkeys.ts';
import { setPasskeyName } from '../storage/passkeys.ts';

export function renamePasskey(context: IdentityContext, caller: Caller, id: string, name: string): Promise<void> {
  return transact(context.db, async (tx) => {
    if (!(await setPasskeyName(tx, caller.userId, id, name))) throw noSuchPasskey();
  });
}
