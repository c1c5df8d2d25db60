import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { expect } from 'vitest';
import { type Message, nextMessage } from '../support/mailbox.ts';
import type { Person } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export const reset = (person: Person, otpCode: string, newPin = '9031') => person.call(resetPin, { body: { otpCode, newPin } });

export function useForgottenPin() {
  const world = useWorld();
  /** Asks for a code and reads it off the phone. */
  async function codeFor(person: Person, after?: Message): Promise<{ code: string; message: Message }> {
    expect((await person.call(requestPinReset)).status).toBe(202);
    const message = await nextMessage(world, person.details.phoneNumber, 'sms', after);
    return { code: message.code ?? '', message };
  }
  const makeOlder = (person: Person, interval: string) =>
    world.db`update one_time_code set created_at = created_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval where user_id = ${person.id}`;
  return { world, codeFor, makeOlder };
}
