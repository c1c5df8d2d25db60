import type { Page } from '@playwright/test';
import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { inviteMember } from '@waybill/contract/businesses/invite-member';
import type { MemberRole } from '@waybill/contract/businesses/roles';
import { invitationSentTo } from './invitations.ts';
import { expect } from './journey.ts';
import { behindTheScenes } from './orders.ts';
import { newMember, type Person } from './people.ts';
import { enter } from './signing-in.ts';

/** Somebody who joined a business before the story begins, signed in nowhere. */
export async function newMemberOf(business: Person, fullName: string, role: MemberRole): Promise<Person> {
  const [owner, person] = await Promise.all([behindTheScenes(business), newMember(fullName, { pin: false })]);
  await owner.as.call(inviteMember, { body: { role, name: fullName, phoneNumber: person.phone } });
  const token = (await invitationSentTo(person.phone)).replace('/join/', '');
  const { as } = await behindTheScenes(person);
  await as.call(acceptInvitation, { params: { token } });
  return person;
}

/** Signed in as a member who acts for the business, at the page where the story begins. */
export async function enterFor(page: Page, member: Person, business: Person, address: string): Promise<void> {
  const { userId } = await behindTheScenes(business);
  await enter(page, member, `${address}?as=${userId}`);
  await expect(page.getByRole('region', { name: 'For whom you act' })).toContainText(business.fullName);
}
