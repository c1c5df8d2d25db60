import { signIn } from '@waybill/contract/identity/sign-in';
import { appealMeasure } from '@waybill/contract/measures/appeal-measure';
import { appealSuspension } from '@waybill/contract/measures/appeal-suspension';
import { decideAppeal } from '@waybill/contract/ops/decide-appeal';
import { goodPassword, type Person } from '../support/people.ts';
import type { World } from '../support/world.ts';

export const says = 'It was my brother, who has left the house by now.';
export const because = 'Two other people say the same';
export const answer = 'We have asked the two who reported it, and they say it was you.';

export const appealBy = (person: Person, measureId: string, words = says) =>
  person.call(appealMeasure, { params: { measureId }, body: { says: words } });

/** What a suspended person gets for their right password: no session, and a ticket for their appeal. */
export async function ticketOf(world: World, person: Person, password = goodPassword): Promise<string | undefined> {
  const { problem } = await world.visitor().call(signIn, { body: { identifier: person.details.email, password } });
  return problem.appealTicket;
}

export async function appealSuspensionBy(world: World, person: Person) {
  const ticket = (await ticketOf(world, person)) ?? '';
  return world.visitor().call(appealSuspension, { body: { ticket, says } });
}

export const rejectBy = (staff: Person, appealId: string) =>
  staff.call(decideAppeal, { params: { appealId }, body: { decision: 'stands', toldAs: answer, because } });

export const grantBy = (staff: Person, appealId: string, toldAs = '') =>
  staff.call(decideAppeal, { params: { appealId }, body: { decision: 'take-back', toldAs, because } });
