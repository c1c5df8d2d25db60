import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPassword, onAnotherDevice, type Person } from '../support/people.ts';
import { codeNow, newStaffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export function useStaffWithApp() {
  const world = useWorld();
  const again = (person: Person) => onAnotherDevice(world, person);
  /** Somebody of ours who has just set up an authenticator app. */
  async function enrolled() {
    const person = await newStaffMember(world);
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const { secret, address } = (await person.call(beginAuthenticator)).result;
    const { recoveryCodes } = (await person.call(finishAuthenticator, { body: { code: await codeNow(world, person.id) } }))
      .result;
    return { person, secret, address, recoveryCodes };
  }
  const expectEmail = (words: string, to: string) =>
    eventually(`An email about “${words}”`, async () => (await messagesTo(world, to)).find(({ text }) => text.includes(words)));
  return { world, again, enrolled, expectEmail };
}
