import { afterAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { madeBefore } from '../support/made-before.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export function useCorrectionDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({ ada: await staffMember(world), bola: await staffMember(world) }));
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  return { world, desk };
}
