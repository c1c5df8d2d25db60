import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { tell } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { pinChanged } from '../events.ts';
import { hashPin } from '../pins.ts';
import { insertPin, replacePin } from '../storage/pins.ts';
import { comparePin, judgePin } from './check-pin.ts';

export async function setPinOf(
  context: WalletContext,
  userId: string,
  input: { readonly oldPin?: string | undefined; readonly newPin: string },
): Promise<void> {
  const compared = input.oldPin === undefined ? undefined : await comparePin(context, userId, input.oldPin, 'oldPin');
  const hash = await hashPin(context.pinPepper, userId, input.newPin);
  const refusal = await transact(context.db, async (tx) => {
    if (!compared) return setFirstPin(tx, userId, hash);
    const judged = await judgePin(tx, compared);
    if (judged instanceof Problem) return judged;
    await replacePin(tx, userId, hash);
    await context.publish(tx, pinChanged, { userId, at: new Date().toISOString() });
    return undefined;
  });
  if (refusal) throw refusal;
}

export async function setFirstPin(tx: Tx, userId: string, hash: string): Promise<Problem | undefined> {
  if (!(await insertPin(tx, userId, hash)))
    return new Problem('pin_already_set', 'You have a PIN already. Give the old one to change it.', { field: 'oldPin' });
  await tell(tx, userId, { type: 'user.changed' });
  return undefined;
}
