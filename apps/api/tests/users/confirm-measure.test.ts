import { confirmMeasure } from '@waybill/contract/measures/confirm-measure';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { warnBy } from '../ops/measure-desk.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a warning that was read', () => {
  it('asks no longer, and the first time counts', async () => {
    const [ngozi, bayo] = [await staffMember(world), await verifiedPerson(world)];
    const measureId = (await warnBy(ngozi, bayo.id)).result.measures[0]?.id ?? '';
    const first = await bayo.call(confirmMeasure, { params: { measureId } });
    expect(first.result.readAt).not.toBeNull();
    expect((await bayo.call(confirmMeasure, { params: { measureId } })).result.readAt).toBe(first.result.readAt);
    expect((await bayo.call(getUser, { params: { uid: bayo.id } })).result).toMatchObject({ measuresToRead: 0 });
  });

  it('is nobody else’s to confirm', async () => {
    const [ngozi, bayo, ada] = [await staffMember(world), await verifiedPerson(world), await verifiedPerson(world)];
    const measureId = (await warnBy(ngozi, bayo.id)).result.measures[0]?.id ?? '';
    expect((await ada.call(confirmMeasure, { params: { measureId } })).problem.code).toBe('not_found');
  });
});
