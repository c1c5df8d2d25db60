import { getDuty } from '@waybill/contract/orders/get-duty';
import { describe, expect, it } from 'vitest';
import { checkedBusiness, traveller } from '../support/timeline.ts';
import { goOn, useDuty } from './people-on-duty.ts';

const { world, workFrom } = useDuty();

describe('going on duty', () => {
  it('counts no longer once the hours are over, and says so', async () => {
    const business = await checkedBusiness(world);
    await workFrom(business.id, -2, 2);
    expect((await goOn(business)).result).toMatchObject({ isReachable: true, workingHours: expect.anything() });
    await workFrom(business.id, -5, -1);
    expect((await business.call(getDuty)).result).toMatchObject({ isOnDuty: true, isReachable: false, whyNot: 'hours' });
  });

  it('counts no longer once the position is old', async () => {
    const person = await traveller(world);
    await goOn(person);
    await world.db`update carrier_duty set positioned_at = now() - interval '11 minutes' where user_id = ${person.id}`;
    expect((await person.call(getDuty)).result).toMatchObject({ isOnDuty: true, isReachable: false, whyNot: 'position' });
  });
});
