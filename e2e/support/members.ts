import type { Page } from '@playwright/test';
import type { MemberRole } from '@waybill/contract/businesses/roles';
import { joinAs } from './businesses.ts';
import { expect } from './journey.ts';
import { behindTheScenes } from './orders.ts';
import { newMember, type Person } from './people.ts';
import { enter } from './signing-in.ts';

/** Somebody who joined a business before the story begins. */
export async function newMemberOf(business: Person, fullName: string, role: MemberRole): Promise<Person> {
  const person = await newMember(fullName, { pin: false });
  await joinAs(business, person, role);
  return person;
}

/** Signed in as a member who acts for the business, at the page where the story begins. */
export async function enterFor(page: Page, member: Person, business: Person, address: string): Promise<void> {
  const { userId } = await behindTheScenes(business);
  await enter(page, member, `${address}?as=${userId}`);
  await expect(page.getByRole('region', { name: 'For whom you act' })).toContainText(business.fullName);
}
