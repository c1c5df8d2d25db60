import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@waybill/client/api-client';
import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import { inviteMember } from '@waybill/contract/businesses/invite-member';
import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { BodyFor } from '@waybill/contract/call';
import { endSession } from '@waybill/contract/identity/end-session';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { signIn } from '@waybill/contract/identity/sign-in';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { invitationSentTo } from './invitations.ts';
import { codeSentTo } from './mailbox.ts';
import { behindTheScenes } from './orders.ts';
import { newcomer, type Person } from './people.ts';
import { newAddress } from './visitors.ts';

export type Member = { readonly acting: ApiClient; readonly personId: string; readonly businessId: string };

/** Somebody who was invited and has said yes, behind the scenes. Calls are made in the name of the business. */
export async function joinAs(business: Person, person: Person, role: MemberRole): Promise<Member> {
  const [owner, invited] = await Promise.all([behindTheScenes(business), behindTheScenes(person)]);
  const body = { role, name: person.firstName, phoneNumber: person.phone };
  await owner.as.call(inviteMember, { body, idempotencyKey: randomUUID() });
  const token = (await invitationSentTo(person.phone)).split('/').at(-1) ?? '';
  await invited.as.call(acceptInvitation, { params: { token } });
  const { accessToken, userId: personId } = await invited.as.call(signIn, {
    body: { identifier: person.username, password: person.password },
  });
  const acting = createApiClient({
    origin: process.env.E2E_ORIGIN ?? '',
    accessToken: async () => accessToken,
    headers: { 'x-forwarded-for': newAddress(), [actingForHeader]: owner.userId },
  });
  return { acting, personId, businessId: owner.userId };
}

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
