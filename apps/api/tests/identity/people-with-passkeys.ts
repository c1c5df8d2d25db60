import { addPasskey } from '@waybill/contract/identity/add-passkey';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { goodPassword, type Person } from '../support/people.ts';
import { softwareAuthenticator, type Twist } from '../support/software-authenticator.ts';
import { useWorld } from '../support/world.ts';

export function usePasskeys() {
  const world = useWorld();
  /** Browsers know us by the address of the configuration, not by the one the request went to. */
  const ourOrigin = () => world.node.context.publicUrl;
  async function withPasskey(person: Person, name = 'My phone') {
    const phone = softwareAuthenticator(ourOrigin());
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const credential = phone.create((await person.call(beginPasskey)).result);
    const { id } = (await person.call(addPasskey, { body: { name, credential } })).result;
    return { person, phone, passkeyId: id };
  }
  /** At the sign-in page, with this phone. */
  async function signingIn(phone: ReturnType<typeof softwareAuthenticator>, twist: Twist = {}) {
    const visitor = world.visitor();
    const options = (await visitor.call(beginPasskeySignIn)).result;
    const credential = phone.get(options, twist);
    return { visitor, credential, answer: await visitor.call(signInWithPasskey, { body: { credential } }) };
  }
  return { world, ourOrigin, withPasskey, signingIn };
}
