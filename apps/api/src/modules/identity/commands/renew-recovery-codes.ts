import { type Tx, transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { noteSecurity } from '../note-security.ts';
import { secondFactorMissing } from '../policies.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts';
import { lockSecondFactor, replaceRecoveryCodes } from '../storage/second-factors.ts';

export function renewRecoveryCodes(context: IdentityContext, caller: Caller): Promise<string[]> {
  return transact(context.db, async (tx) => {
    const { authenticatorId } = await lockSecondFactor(tx, caller.userId);
    if (authenticatorId === null) throw secondFactorMissing();
    await noteSecurity(context, tx, caller.userId, 'recovery-codes-made');
    return makeRecoveryCodes(context, tx, caller.userId);
  });
}

export async function makeRecoveryCodes({ keys }: IdentityContext, tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(keys, userId, code)),
  );
  return codes;
}
