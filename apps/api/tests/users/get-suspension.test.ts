import { getSuspension } from '@waybill/contract/measures/get-suspension';
import { expect, it } from 'vitest';
import { ticketOf } from '../ops/appeal-desk.ts';
import { because, suspendBy } from '../ops/people-desk.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('tells whoever is suspended why, for their right password alone, and neither who it was nor what we wrote for ourselves', async () => {
  const [ngozi, bayo] = [await staffMember(world), await verifiedPerson(world)];
  await suspendBy(ngozi, bayo.id);
  expect(await ticketOf(world, bayo, 'a wrong guess of mine')).toBeUndefined();
  const ticket = (await ticketOf(world, bayo)) ?? '';
  const seen = (await world.visitor().call(getSuspension, { body: { ticket } })).result;
  expect(seen).toMatchObject({ kind: 'suspension', appeal: null, appealableUntil: expect.any(String) });
  expect(JSON.stringify(seen)).not.toContain(ngozi.details.username);
  expect(JSON.stringify(seen)).not.toContain(because);
});
