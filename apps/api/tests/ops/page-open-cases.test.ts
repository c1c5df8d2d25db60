import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { claim, useCaseDesk } from './case-desk.ts';

const { world, desk, open, asking, reported } = useCaseDesk();

/** What a provider told us about nothing that we know, in one millisecond. */
async function eventsOfOneMoment(count: number): Promise<void> {
  await world.db`
    insert into provider_event (provider, event_key, about, received_at)
    select 'paystack', 'unknown ' || n, '{}', date_trunc('hour', now()) - interval '2 hours' + n * interval '70 microseconds'
    from generate_series(1, ${count}::int) as n`;
}

describe('the pages of all that waits', () => {
  it('hold what came in one moment once each, and lose none of it, whatever the pages end at', async () => {
    const reports = [await reported(), await reported(), await reported(), await reported()];
    await world.db`update user_report set created_at = date_trunc('hour', now()) - interval '5 hours'`;
    await eventsOfOneMoment(5);
    const [mine, hers] = [await asking(), await asking()];
    await claim(desk.lead, reports[1]?.name ?? mine.name);
    await claim(desk.lead, mine.name);
    await claim(desk.ama, hers.name);
    for (const held of ['anybody', 'nobody', 'me'] as const) {
      const { items } = await open(desk.lead, { held });
      expect(new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(items.length);
      expect(items).toHaveLength({ anybody: 11, nobody: 8, me: 2 }[held]);
      for (const limit of [1, 2, 3]) expect(await allPages((on) => open(desk.lead, { held, limit, ...on }))).toEqual(items);
      for (const skip of [1, 4])
        expect((await open(desk.lead, { held, skip, limit: 3 })).items).toEqual(items.slice(skip, skip + 3));
    }
    const events = await allPages((on) => open(desk.lead, { kind: 'money-question', limit: 2, ...on }));
    expect(new Set(events.map(({ dueAt }) => dueAt)).size, 'all of one millisecond').toBe(1);
    expect(events).toHaveLength(5);
  });
});
