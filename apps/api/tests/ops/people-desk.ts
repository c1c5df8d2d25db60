import { restorePerson } from '@waybill/contract/ops/restore-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { beforeAll } from 'vitest';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'Asked three people for their PIN';

export const suspendBy = (staff: Person, uid: string) => staff.call(suspendPerson, { params: { uid }, body: { because } });

export const restoreBy = (staff: Person, uid: string) => staff.call(restorePerson, { params: { uid }, body: { because } });

export function usePeopleDesk() {
  const world = useWorld({ ROLES: 'http' });
  let [ngozi, tunde] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    ngozi = await staffMember(world);
    tunde = await staffMember(world);
  });
  return {
    world,
    get ngozi() {
      return ngozi;
    },
    get tunde() {
      return tunde;
    },
  };
}
