import { afterAll, beforeAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export function useCorrectionDesk() {
  const world = useWorld({ ROLES: 'http' });
  let ada: Person;
  let bola: Person;
  beforeAll(async () => {
    ada = await staffMember(world);
    bola = await staffMember(world);
  });
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  return {
    world,
    get ada() {
      return ada;
    },
    get bola() {
      return bola;
    },
  };
}
