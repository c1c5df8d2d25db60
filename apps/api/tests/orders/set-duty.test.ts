import { getDuty } from '@waybill/contract/orders/get-duty';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { describe, expect, it } from 'vitest';
import { endSilentDutyByTheClock } from '../../src/modules/orders/jobs/end-silent-duty.ts';
import { verifiedPerson } from '../support/people.ts';
import { checkedBusiness, traveller } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { goOn, inYaba, useDuty } from './people-on-duty.ts';

const { world, workFrom } = useDuty();

const goOff = (person: Visitor) => person.call(setDuty, { body: { isOnDuty: false } });

describe('going on duty', () => {
  it('needs a position, which the person sees, and nothing else of a traveller: they have no hours', async () => {
    const person = await traveller(world);
    expect((await person.call(getDuty)).result).toEqual({
      isOnDuty: false,
      dispatchMode: null,
      position: null,
      isReachable: false,
      whyNot: null,
      workingHours: null,
    });
    const { result } = await goOn(person);
    expect(result).toMatchObject({ isOnDuty: true, dispatchMode: 1, position: inYaba, isReachable: true, whyNot: null });
    expect((await person.call(getDuty)).result).toEqual(result);
    const refused = await person.call(setDuty, { body: { isOnDuty: true, dispatchMode: 1 } });
    expect(refused.problem.errors.map(({ field }) => field)).toEqual(['latitude', 'longitude']);
  });

  it('needs a checked identity', async () => {
    const person = await verifiedPerson(world);
    expect((await goOn(person)).problem.code).toBe('kyc_required');
    expect((await person.call(getDuty)).result).toMatchObject({ isOnDuty: false, whyNot: 'kyc' });
  });

  it.each([
    ['within the hours', -2, 2, 200],
    ['before them', 2, 5, 409],
    ['after them', -5, -2, 409],
    ['within hours that go past midnight, or around it', -11, 11, 200],
    ['in the pause of hours that go around the clock', 1, -1, 409],
    ['at any time of a business that never closes', 0, 0, 200],
  ])('is for a business %s', async (_, start, end, status) => {
    const business = await checkedBusiness(world);
    await workFrom(business.id, start, end);
    const answer = await goOn(business);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.problem.code).toBe('outside_hours');
  });

  it('ends with going off duty, and where one was is forgotten', async () => {
    const person = await traveller(world);
    expect((await goOff(person)).result).toMatchObject({ isOnDuty: false });
    await goOn(person);
    expect((await goOff(person)).result).toMatchObject({ isOnDuty: false, position: null, isReachable: false });
    const [row] = await world.db`select latitude, spot from carrier_duty where user_id = ${person.id}`;
    expect(row).toEqual({ latitude: null, spot: null });
  });

  it('ends by itself when nothing was heard for two hours, and where one was is forgotten', async () => {
    const [silent, reporting] = [await traveller(world), await traveller(world)];
    for (const person of [silent, reporting]) await goOn(person);
    await world.db`update carrier_duty set positioned_at = now() - interval '121 minutes' where user_id = ${silent.id}`;
    await world.db`update carrier_duty set positioned_at = now() - interval '119 minutes' where user_id = ${reporting.id}`;
    await endSilentDutyByTheClock.handle(world.node.context, {} as never);
    expect((await silent.call(getDuty)).result).toMatchObject({ isOnDuty: false, position: null });
    expect((await reporting.call(getDuty)).result).toMatchObject({ isOnDuty: true, position: inYaba });
  });
});
