import type { BodyOf } from '@waybill/contract/call';
import type { setKeyLimit as call } from '@waybill/contract/developers/set-key-limit';
import { toMinor } from '@waybill/contract/money';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { securityChanged } from '../../identity/index.ts';
import { approvePin, holdApproval, removeKeyBudget, setKeyBudget } from '../../wallet/index.ts';
import type { DevelopersContext } from '../context.ts';
import { keyOwnerOf, unknownKey } from '../policies.ts';
import { type ApiKeyRow, findKeyOf } from '../storage/api-keys.ts';

/** What a key may spend is the owner’s to say, with the PIN. What it has spent today stays counted. */
export async function setKeyLimit(
  context: DevelopersContext,
  caller: Caller,
  keyId: string,
  { pin, dailyLimit }: BodyOf<typeof call>,
): Promise<ApiKeyRow> {
  const owner = keyOwnerOf(caller);
  const approval = await approvePin(context, caller.userId, pin);
  return transact(context.db, async (tx) => {
    await holdApproval(tx, approval);
    const key = await findKeyOf(tx, owner, keyId);
    if (!key) throw unknownKey();
    if (key.isTest) throw new Problem('forbidden', 'A test key spends made-up money, as much as it likes. It needs no limit.');
    if (key.businessId !== null || !key.scopes.includes('ship'))
      throw new Problem(
        'forbidden',
        key.businessId !== null
          ? 'Keys of members spend nothing: they have no PIN for the money of the business. Make a key of your own.'
          : 'Only a key that may send parcels spends money. Please let it do that first.',
      );
    const { userId } = key;
    if (dailyLimit === null) await removeKeyBudget(tx, keyId);
    else await setKeyBudget(tx, { keyId, userId, currency: dailyLimit.currency, limitMinor: toMinor(dailyLimit.amount) });
    context.publish(tx, securityChanged, { userId, what: 'api-key-limit-set', name: key.name, at: new Date().toISOString() });
    const changed = await findKeyOf(tx, owner, keyId);
    if (!changed) throw unknownKey();
    return changed;
  });
}
