import { createApiClient } from '@waybill/client/api-client';
import type { BodyFor } from '@waybill/contract/call';
import { endSession } from '@waybill/contract/identity/end-session';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { codeSentTo } from './mailbox.ts';
import { newcomer, type Person } from './people.ts';
import { newAddress } from './visitors.ts';

/** A business that signed up before the story begins, its phone verified, signed in nowhere. */
export async function newBusiness(
  businessName: string,
  more: Partial<BodyFor<typeof createDispatchPartner>> = {},
): Promise<Person> {
  const person = newcomer(businessName);
  let session: SignedIn | undefined;
  const as = createApiClient({
    origin: process.env.E2E_ORIGIN ?? '',
    accessToken: async () => session?.accessToken,
    headers: { 'x-forwarded-for': newAddress() },
  });
  session = await as.call(createDispatchPartner, {
    body: {
      username: person.username,
      businessName,
      businessEmail: person.email,
      businessPhoneNumber: person.phone,
      businessRepName: 'Nanret Pam',
      businessRepRole: 'Manager',
      businessRepCity: 'Jos',
      businessRepCountry: 'Nigeria',
      businessRepCountryCode: 'NG',
      numberOfVehiclesInFleet: 12,
      password: person.password,
      pin: person.pin,
      ...more,
    },
  });
  await as.call(sendOtp, { body: { email: false } });
  await as.call(verifyOtp, { body: { otpCode: await codeSentTo(person.phone, 'sms') } });
  await as.call(endSession, { params: { sessionId: session.sessionId } });
  return person;
}
