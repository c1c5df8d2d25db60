import { updateVehicle } from '@waybill/contract/fleet/update-vehicle';
import { beforeAll, describe, expect, it } from 'vitest';
import { warnOfPapers } from '../../src/modules/fleet/jobs/warn-of-papers.ts';
import { notified } from '../notifications/rows.ts';
import type { Business } from '../support/businesses.ts';
import { addBike } from '../support/fleet.ts';
import { uploadPicture } from '../support/pictures.ts';
import { checkedBusiness, dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('changing a vehicle', () => {
  let business: Business;
  beforeAll(async () => {
    business = await checkedBusiness(world);
  });
  const change = (vehicleId: string, body: Record<string, unknown>) =>
    business.call(updateVehicle, { params: { vehicleId }, body });

  it('leaves what is not sent as it was', async () => {
    const papers = [{ kind: 'insurance', expiresOn: dayIn(90) }];
    const { id, plate } = (await addBike(business, { papers })).result;
    expect((await change(id, { kind: 2, capacityKg: 900 })).result).toMatchObject({
      ...{ kind: 2, plate, capacityKg: 900, capacityPlaces: 6 },
      papers: [{ kind: 'insurance', daysLeft: 90 }],
    });
  });

  it('gives it other papers and pictures', async () => {
    const [before, after] = [await uploadPicture(business, world.node.origin), await uploadPicture(business, world.node.origin)];
    const papers = [
      { kind: 'insurance', expiresOn: dayIn(90) },
      { kind: 'permit', expiresOn: dayIn(60) },
    ];
    const { id } = (await addBike(business, { papers, imageIdList: [before.publicId] })).result;
    const { result } = await change(id, {
      papers: [{ kind: 'permit', expiresOn: dayIn(400) }],
      imageIdList: [after.publicId],
    });
    expect(result.papers).toEqual([{ kind: 'permit', expiresOn: dayIn(400), daysLeft: 400 }]);
    expect(result.images.map(({ publicId }) => publicId)).toEqual([after.publicId]);
  });

  it('refuses the plate of another', async () => {
    const { plate } = (await addBike(business)).result;
    const { id } = (await addBike(business)).result;
    expect((await change(id, { plate })).problem.code).toBe('plate_taken');
  });

  it('is warned of a paper again only once its day is another', async () => {
    const [owner, warn] = [await checkedBusiness(world), () => warnOfPapers.handle(world.node.context, {} as never)];
    const { id, plate } = (await addBike(owner, { papers: [{ kind: 'licence', expiresOn: dayIn(5) }] })).result;
    await warn();
    const warned = await notified(owner, 'papersEnd', ({ Message }) =>
      Message.includes(`${plate}: the vehicle licence runs out on`),
    );
    expect(warned.Message).toContain('in 5 days');
    expect(warned.link).toBe('/business/vehicles?list=papers');
    const warnedDays = async () =>
      (await world.db`select warned_days from vehicle_paper where vehicle_id = ${id}`)[0]?.warnedDays;
    expect(await warnedDays()).toBe(7);
    const renew = (days: number) =>
      owner.call(updateVehicle, { params: { vehicleId: id }, body: { papers: [{ kind: 'licence', expiresOn: dayIn(days) }] } });
    await renew(5);
    expect(await warnedDays(), 'the same day').toBe(7);
    await renew(-2);
    await warn();
    await notified(owner, 'papersEnd', ({ Message }) => Message.includes('ran out on'));
    await renew(365);
    await warn();
    expect(await warnedDays()).toBeNull();
  });
});
