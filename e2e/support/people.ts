import { createApiClient } from '@waybill/client/api-client';
import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { endSession } from '@waybill/contract/identity/end-session';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { signIn } from '@waybill/contract/identity/sign-in';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { createUser } from '@waybill/contract/users/create-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { codeSentTo, emailWith } from './mailbox.ts';
import { topUp } from './payments.ts';
import { newAddress } from './visitors.ts';

export type Person = ReturnType<typeof newcomer>;

let people = 0;

/** Details nobody else in this run has. */
export function newcomer(fullName: string) {
  people += 1;
  const tag = `${Date.now().toString(36)}${process.pid}${people}`;
  const digits = String((Date.now() * 13 + process.pid * 7 + people * 104_729) % 10_000_000).padStart(7, '0');
  return {
    fullName,
    firstName: fullName.split(' ')[0] ?? fullName,
    username: `p${tag}`,
    email: `p${tag}@mail.example`,
    localPhone: `0803${digits}`,
    phone: `+234803${digits}`,
    password: 'mango tree by the park',
    pin: '2580',
  };
}

/** A person who signed up before the story begins, signed in nowhere. */
export async function newMember(fullName: string, { pin = true, naira = 0, email = false } = {}): Promise<Person> {
  const person = newcomer(fullName);
  const { as, session, proveEmail } = await signUp(person);
  await as.call(sendOtp, { body: { email: false } });
  await as.call(verifyOtp, { body: { otpCode: await codeSentTo(person.phone, 'sms') } });
  if (pin) await as.call(setPin, { body: { newPin: person.pin, password: person.password } });
  if (email) await proveEmail();
  if (naira > 0) await topUp(as, naira);
  await as.call(endSession, { params: { sessionId: session().sessionId } });
  return person;
}

/** A person who signed up and left before the code came. */
export async function newUnverified(fullName: string): Promise<Person> {
  const person = newcomer(fullName);
  const { as, session } = await signUp(person);
  await as.call(endSession, { params: { sessionId: session().sessionId } });
  return person;
}

async function signUp({ fullName, username, email, phone, password }: Person) {
  let session: SignedIn;
  const as = createApiClient({
    origin: process.env.E2E_ORIGIN ?? '',
    accessToken: async () => session.accessToken,
    headers: { 'x-forwarded-for': newAddress() },
  });
  session = await as.call(createUser, {
    body: {
      fullName,
      username,
      email,
      password,
      phoneNumber: phone,
      city: 'Lagos',
      countryCode: 'NG',
      countryOfResidence: 'Nigeria',
    },
  });
  /** Verifies the address by the link for a new password, which ends every session: a second code would have to wait for a minute. */
  async function proveEmail(): Promise<void> {
    await as.call(requestPasswordReset, { body: { email } });
    const { link } = await emailWith('resetPassword', email);
    const oobCode = new URL(link).searchParams.get('oobCode') ?? '';
    await as.call(applyActionLink, { body: { mode: 'resetPassword', oobCode, newPassword: password } });
    session = await as.call(signIn, { body: { identifier: email, password } });
  }
  return { as, session: () => session, proveEmail };
}
