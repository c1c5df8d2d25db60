import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { WalletContext } from '../context.ts';
import { pinChanged } from '../events.ts';
import { hashPin } from '../pins.ts';
import { insertPin, replacePin } from '../storage/pins.ts';

/** A code replaces the old PIN. It unlocks, too: the holder of the phone is the owner. */
export async function resetPin(
  context: WalletContext,
  userId: string,
  input: { readonly otpCode: string; readonly newPin: string },
): Promise<void> {
  const hash = await hashPin(context, userId, input.newPin);
  await context.pinCodes.redeem(userId, input.otpCode, async (tx) => {
    if (!(await insertPin(tx, userId, hash))) {
      replacePin(tx, userId, hash);
      context.publish(tx, pinChanged, { userId, at: new Date().toISOString() });
    }
    sendEvent(tx, userId, { type: 'user.changed' }, { type: 'wallet.changed' });
  });
}
