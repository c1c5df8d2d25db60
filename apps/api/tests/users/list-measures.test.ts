import { listMeasures } from '@waybill/contract/measures/list-measures';
import { expect, it } from 'vitest';
import { because, restrictBy, toldAs, warnBy } from '../ops/measure-desk.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('what our team set on somebody is theirs to read, the newest first, without who of us it was', async () => {
  const [ngozi, bayo, ada] = [await staffMember(world), await verifiedPerson(world), await verifiedPerson(world)];
  await warnBy(ngozi, bayo.id);
  await restrictBy(ngozi, bayo.id, { days: 7 });
  const { items } = (await bayo.call(listMeasures)).result;
  expect(items).toMatchObject([
    { kind: 'restriction', reason: 'spam', toldAs, until: expect.any(String) },
    { kind: 'warning', reason: 'spam', toldAs, until: null },
  ]);
  expect(JSON.stringify(items)).not.toContain(ngozi.details.username);
  expect(JSON.stringify(items)).not.toContain(because);
  expect((await ada.call(listMeasures)).result.items).toEqual([]);
});
