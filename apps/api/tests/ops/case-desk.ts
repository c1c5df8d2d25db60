import { assignCase } from '@waybill/contract/ops/assign-case';
import type { CaseKind, CaseName } from '@waybill/contract/ops/case-kinds';
import { claimCase } from '@waybill/contract/ops/claim-case';
import { getDesk } from '@waybill/contract/ops/get-desk';
import { listOpenCases } from '@waybill/contract/ops/list-open-cases';
import { releaseCase } from '@waybill/contract/ops/release-case';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { reportUser } from '@waybill/contract/users/report-user';
import { write } from '../support/chat.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld, type World } from '../support/world.ts';

export const claim = (staff: Person, params: CaseName, takeOverFrom?: Person) =>
  staff.call(claimCase, { params, body: takeOverFrom ? { takeOverFrom: takeOverFrom.id } : {} });

export const release = (staff: Person, params: CaseName) => staff.call(releaseCase, { params, body: {} });

export const assign = (lead: Person, params: CaseName, to: Person) => lead.call(assignCase, { params, body: { to: to.id } });

export const named = (kind: CaseKind, id: string): CaseName => ({ kind, id });

/** Somebody who has written to us, and the case that this is. */
async function askingIn(world: World, text = 'Where is my parcel?'): Promise<{ person: Person; name: CaseName }> {
  const person = await verifiedPerson(world);
  const { roomId } = (await person.call(openSupportRoom)).result;
  await write(person, roomId, text);
  return { person, name: named('support', roomId) };
}

export const nameOf = async (world: World, { id }: Person): Promise<string> => {
  const [row] = await world.db<{ fullName: string }[]>`select full_name from profile where user_id = ${id}`;
  return row?.fullName ?? '';
};

/** A shift: two in support, one in money, one in checks, and their lead. */
export function useCaseDesk() {
  const world = useWorld({ ROLES: 'http,realtime' });
  const desk = madeBefore(async () => ({
    ama: await staffMember(world, 'support'),
    bayo: await staffMember(world, 'support'),
    chioma: await staffMember(world, 'money'),
    dele: await staffMember(world, 'checks'),
    lead: await staffMember(world, 'lead'),
  }));
  const deskOf = async (staff: Person) => (await staff.call(getDesk)).result;
  const heldNow = async ({ kind, id }: CaseName) =>
    (await deskOf(desk.lead)).held.find((hold) => hold.kind === kind && hold.id === id)?.by.id;
  const open = async (staff: Person, query: Record<string, unknown> = {}) =>
    (await staff.call(listOpenCases, { query: { limit: 50, ...query } })).result;
  /** Somebody who was reported, and the case that this is. */
  async function reported(): Promise<{ person: Person; name: CaseName }> {
    const [person, by] = [await verifiedPerson(world), await verifiedPerson(world)];
    await by.call(reportUser, { body: { userId: person.id, reason: 'scam', message: 'Wants cash' } });
    const [row] = await world.db<{ id: string }[]>`select id from user_report where user_id = ${person.id}`;
    return { person, name: named('report', `user-${row?.id}`) };
  }
  return { world, desk, deskOf, heldNow, open, reported, asking: (text?: string) => askingIn(world, text) };
}
