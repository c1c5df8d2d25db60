import { canonicalZone } from '@waybill/contract/time-zone';
import { getMoneyFlow } from '@waybill/contract/wallet/get-money-flow';
import { getStatement } from '@waybill/contract/wallet/get-statement';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { describe, expect, it } from 'vitest';
import { writeLines } from '../support/history-lines.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { payIn, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const newYork = { timeZone: 'America/New_York' };
const words = 'Please give the name of a time zone, like Africa/Lagos';

/** So many days ago at half past eleven at night in Greenwich: past midnight in Lagos, early evening in New York. */
function lateEvening(daysAgo: number): { readonly at: string; readonly day: string; readonly next: string } {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { at: `${day(daysAgo)}T23:30:00Z`, day: day(daysAgo), next: day(daysAgo - 1) };
}

describe('the days of the reader', () => {
  it('narrow the history: half past eleven at night in Greenwich is the next day in Lagos, the same in New York', async () => {
    const person = await verifiedPerson(world);
    const { at, day, next } = lateEvening(5);
    const [id] = await writeLines(world, person.id, [{ at }]);
    const on = async (date: string, query: object = {}) =>
      (await person.call(listTransactions, { query: { startDate: date, endDate: date, ...query } })).result.items.map(
        (line) => line.id,
      );
    expect([await on(day), await on(next)]).toEqual([[], [id]]);
    expect([await on(day, newYork), await on(next, newYork)]).toEqual([[id], []]);
    expect(await on(day, { timeZone: 'america/new_york' })).toEqual([id]);
  });

  it('are those of the chart, which ends with today where the reader is', async () => {
    const person = await verifiedPerson(world);
    const { at, day, next } = lateEvening(4);
    await writeLines(world, person.id, [{ at, amountMinor: 12_345 }]);
    const flow = async (query: object) =>
      (await person.call(getMoneyFlow, { query: { currency: 'NGN', days: 7, ...query } })).result.days;
    const moved = (days: Awaited<ReturnType<typeof flow>>) => days.filter(({ moneyIn }) => moneyIn > 0);
    expect(moved(await flow({}))).toEqual([{ day: next, moneyIn: 123.45, moneyOut: 0 }]);
    expect(moved(await flow(newYork))).toEqual([{ day, moneyIn: 123.45, moneyOut: 0 }]);
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const days = await flow({ timeZone });
      expect(days).toHaveLength(7);
      expect(days.at(-1)?.day).toBe(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()));
    }
  });

  it('bound the statement, whose clock says whose it is', async () => {
    const person = await personWithMoney(world, {});
    const { at, day, next } = lateEvening(5);
    await payIn(world, person.id, 'NGN', 75.25, new Date(at));
    const lagos = await csv(person, { startDate: next, endDate: next });
    expect(lagos).toContain('"Date (Lagos)"');
    expect(lagos).toContain(`"${next} 00:30"`);
    const elsewhere = await csv(person, { startDate: day, endDate: day, ...newYork });
    expect(elsewhere).toContain('"Date (New York)"');
    expect(elsewhere).toMatch(new RegExp(`"${day} 1[89]:30"`));
    expect(await csv(person, { startDate: next, endDate: next, ...newYork })).toContain(
      '"","Opening balance","","","","75.25"\r\n"","Closing balance"',
    );
  });

  it.each(['Lagos', '+01:00', 'Mars/Olympus', "Africa/Lagos'; --", 'SystemV/AST4', 'x'.repeat(60)])(
    'are of a time zone that there is, not of %j',
    async (timeZone) => {
      const person = await verifiedPerson(world);
      const dates = { startDate: '2026-10-01', endDate: '2026-10-02' };
      const refused = [
        await person.call(listTransactions, { query: { timeZone } }),
        await person.call(getMoneyFlow, { query: { currency: 'NGN', timeZone } }),
        await person.call(getStatement, { query: { format: 'csv', currency: 'NGN', ...dates, timeZone } }),
      ];
      for (const { status, problem } of refused)
        expect([status, problem.errors]).toEqual([400, [{ field: 'timeZone', message: words }]]);
    },
  );

  it('are known to the database under every name that we take', async () => {
    const known = await world.db<{ name: string }[]>`select name from pg_timezone_names`;
    const names = new Set(known.map(({ name }) => name));
    // Names of old, too: whatever the database calls a zone, and what only browsers say.
    const taken = [...Intl.supportedValuesOf('timeZone'), ...names, 'IST', 'ACT', 'PST', 'US/Pacific-New', 'Europe/Kyiv'];
    const zones = new Set(taken.flatMap((name) => canonicalZone(name) ?? []));
    expect(zones.size).toBeGreaterThan(400);
    expect([...zones].filter((zone) => !names.has(zone))).toEqual([]);
  });
});

async function csv(person: Person, period: { startDate: string; endDate: string; timeZone?: string }): Promise<string> {
  const query = new URLSearchParams({ format: 'csv', currency: 'NGN', ...period });
  const response = await person.request(`/api/wallet/statement?${query}`);
  expect(response.status).toBe(200);
  return response.text();
}
