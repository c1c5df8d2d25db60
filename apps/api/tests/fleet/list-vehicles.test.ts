import { listVehicles } from '@waybill/contract/fleet/list-vehicles';
import { retireVehicle } from '@waybill/contract/fleet/retire-vehicle';
import { describe, expect, it } from 'vitest';
import { addBike } from '../support/fleet.ts';
import { checkedBusiness, dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('the vehicles of a business', () => {
  it('stand in three lists: driven, with papers to renew, and retired', async () => {
    const business = await checkedBusiness(world);
    await addBike(await checkedBusiness(world));
    const fine = (await addBike(business, { papers: [{ kind: 'permit', expiresOn: dayIn(31) }] })).result;
    const soon = (await addBike(business, { papers: [{ kind: 'permit', expiresOn: dayIn(30) }] })).result;
    const over = (await addBike(business, { papers: [{ kind: 'licence', expiresOn: dayIn(-1) }] })).result;
    const old = (await addBike(business, { papers: [{ kind: 'licence', expiresOn: dayIn(-9) }] })).result;
    await business.call(retireVehicle, { params: { vehicleId: old.id } });
    const list = async (query: Record<string, unknown>) => (await business.call(listVehicles, { query })).result;
    const idsIn = async (name: string) => (await list({ list: name })).items.map(({ id }) => id);
    expect(await idsIn('driven')).toEqual([fine.id, soon.id, over.id]);
    expect(await idsIn('papers')).toEqual([soon.id, over.id]);
    expect(await idsIn('retired')).toEqual([old.id]);
    const first = await list({ limit: 2 });
    expect(first.counts).toEqual({ driven: 3, papers: 2, retired: 1 });
    expect((await list({ limit: 2, cursor: first.nextCursor })).items).toEqual([expect.objectContaining({ id: over.id })]);
    expect(first.items[1]?.papers).toEqual([{ kind: 'permit', expiresOn: dayIn(30), daysLeft: 30 }]);
  });
});
