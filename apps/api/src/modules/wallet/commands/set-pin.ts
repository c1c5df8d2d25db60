import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { pinChanged } from '../events.ts';
import { hashPin, refuseTrivialPin } from '../pins.ts';
import { findPin, insertPin, replacePin } from '../storage/pins.ts';
import { comparePin, judgePin } from './approve-pin.ts';

export async function setPin(
  context: WalletContext,
  caller: Caller,
  input: { readonly oldPin?: string | undefined; readonly newPin: string; readonly password?: string | undefined },
): Promise<void> {
  const { userId } = caller;
  refuseTrivialPin(input.newPin, 'newPin');
  if (input.oldPin === undefined) await requireFirst(context, caller, input.password);
  const compared = input.oldPin === undefined ? undefined : await comparePin(context, userId, input.oldPin, 'oldPin');
  const hash = await hashPin(context, userId, input.newPin);
  const refusal = await transact(context.db, async (tx) => {
    if (!compared) return setFirstPin(tx, userId, hash);
    const judged = await judgePin(context, tx, compared);
    if (judged instanceof Problem) return judged;
    replacePin(tx, userId, hash);
    context.publish(tx, pinChanged, { userId, at: new Date().toISOString() });
    return undefined;
  });
  if (refusal) throw refusal;
}

export async function setFirstPin(tx: Tx, userId: string, hash: string): Promise<Problem | undefined> {
  if (!(await insertPin(tx, userId, hash))) return alreadySet();
  sendEvent(tx, userId, { type: 'user.changed' });
  return undefined;
}

/** Somebody who finds a device unlocked must not be able to choose the PIN that guards the owner's money. */
async function requireFirst(context: WalletContext, caller: Caller, password: string | undefined): Promise<void> {
  if (await findPin(context.db, caller.userId)) throw alreadySet();
  await context.requireOwner(caller, password);
}

function alreadySet(): Problem {
  return new Problem('pin_already_set', 'You have a PIN already. Give the old one to change it.', { field: 'oldPin' });
}
