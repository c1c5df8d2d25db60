import { transactionStatus } from '@waybill/contract/wallet/enums';
import { getMoneyFlow } from '@waybill/contract/wallet/get-money-flow';
import { describe, expect, it } from 'vitest';
import { writeLines } from '../support/history-lines.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const flow = (person: Person, query: Record<string, unknown> = {}) =>
  person.call(getMoneyFlow, { query: { currency: 'NGN', ...query } });

/** A moment of a day in Lagos, which is an hour ahead of UTC all year. */
function lagos(daysAgo: number, time: string): string {
  const day = new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${time}+01:00`).toISOString();
}
const dayOf = (daysAgo: number) => new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);

describe('money in and out', () => {
  it('is a day after the other, oldest first, with days on which nothing moved', async () => {
    const person = await verifiedPerson(world);
    const { days } = (await flow(person)).result;
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([dayOf(29), dayOf(0)]);
    expect(new Set(days.map(({ day }) => day)).size).toBe(30);
    expect(days.every(({ moneyIn, moneyOut }) => moneyIn === 0 && moneyOut === 0)).toBe(true);
  });

  it('counts each line on its day in Lagos, to the kobo', async () => {
    const person = await verifiedPerson(world);
    await writeLines(world, person.id, [
      { at: lagos(6, '00:00:00'), amountMinor: 10_050 },
      { at: lagos(6, '23:59:59.999'), amountMinor: 5 },
      { at: lagos(6, '12:00:00'), amountMinor: 700, direction: 'out' },
      { at: lagos(3, '12:00:00'), amountMinor: 2_000, direction: 'out' },
      // Before the first day of the seven.
      { at: lagos(7, '23:59:59.999'), amountMinor: 999_999 },
    ]);
    const { days } = (await flow(person, { days: 7 })).result;
    expect(days.filter(({ moneyIn, moneyOut }) => moneyIn + moneyOut > 0)).toEqual([
      { day: dayOf(6), moneyIn: 100.55, moneyOut: 7 },
      { day: dayOf(3), moneyIn: 0, moneyOut: 20 },
    ]);
    expect(days).toHaveLength(7);
  });

  it('counts only what really moved, in the currency that was asked for, and only one’s own', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { Pending, Failed, Reversed } = transactionStatus;
    await writeLines(world, person.id, [
      ...[Pending, Failed, Reversed].map((status) => ({ at: lagos(1, '12:00:00'), status })),
      { at: lagos(1, '12:00:00'), currency: 'USD', amountMinor: 350 },
    ]);
    await writeLines(world, other.id, [{ at: lagos(1, '12:00:00') }]);
    const sums = async (currency: string) =>
      (await flow(person, { currency })).result.days.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn + moneyOut, 0);
    expect([await sums('NGN'), await sums('USD')]).toEqual([0, 3.5]);
  });

  it.each([
    ['days', { days: 6 }],
    ['days', { days: 91 }],
    ['currency', { currency: 'EUR' }],
  ])('refuses a bad %s: %j', async (field, query) => {
    expect((await flow(await verifiedPerson(world), query)).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field }],
    });
  });
});
