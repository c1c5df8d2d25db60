import { restorePerson } from '@waybill/contract/ops/restore-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { madeBefore } from '../support/made-before.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'Asked three people for their PIN';

export const suspendBy = (staff: Person, uid: string) => staff.call(suspendPerson, { params: { uid }, body: { because } });

export const restoreBy = (staff: Person, uid: string) => staff.call(restorePerson, { params: { uid }, body: { because } });

export function usePeopleDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({ ngozi: await staffMember(world), tunde: await staffMember(world) }));
  return { world, desk };
}
