import { readFileSync } from 'node:fs';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { describe, expect, it } from 'vitest';
import { forgetSpentTokens } from '../../src/modules/identity/jobs/forget-spent-tokens.ts';
import { forgetOldSearches } from '../../src/modules/orders/jobs/forget-searches.ts';
import { forgetOldWords } from '../../src/modules/timeline/jobs/forget-words.ts';
import { tableCards } from '../../src/modules/users/personal-data/personal-data.ts';
import { forgetOldVisits } from '../../src/modules/visits/jobs/forget-old-visits.ts';
import { deleteOldEvents } from '../../src/modules/wallet/jobs/delete-old-events.ts';
import type { JobHandler } from '../../src/platform/jobs/jobs.ts';
import { sweepJobs } from '../../src/platform/jobs/sweep-jobs.ts';
import { carrier, wantedParcel } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useWorld, type World } from '../support/world.ts';

const world = useWorld();

const tonight = (job: JobHandler<World['node']['context']>) => job.handle(world.node.context, {} as never);

describe('a table that grows', () => {
  it('has an end that a job of every day brings about and the operators’ handbook names, or is kept for good with its reason', async () => {
    const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const scheduled = (await world.db<{ name: string }[]>`select key as name from jobs.schedule`).map(({ name }) => name);
    for (const [table, { kept }] of Object.entries(tableCards)) {
      if ('forGood' in kept) expect(kept.forGood, table).not.toBe('');
      else {
        expect(scheduled, `the job that ends ${table}`).toContain(kept.by);
        expect(manual, `the job that ends ${table}`).toContain(`\`${kept.by}\``);
      }
    }
  });

  it('is emptied in more than one batch, if there is more', async () => {
    await world.db`
      insert into provider_event (provider, event_key, about, processed_at)
      select 'paystack', 'old ' || number, '{}', now() - interval '91 days' from generate_series(1, 5001) as number`;
    await tonight(deleteOldEvents);
    expect(await world.db`select from provider_event where event_key like 'old %'`).toHaveLength(0);
  });
});

describe('after the retention period', () => {
  it('spent tokens go; those of this month still give a thief away', async () => {
    const person = await verifiedPerson(world);
    const cookies = new Map(person.cookies);
    expect((await person.call(refreshSession)).status).toBe(200);
    const spent = () => world.db`
      select from refresh_token join session on session.id = session_id where user_id = ${person.id} and used_at is not null`;
    await world.db`update refresh_token set used_at = now() - interval '29 days' where used_at is not null`;
    await tonight(forgetSpentTokens);
    expect(await spent()).toHaveLength(1);
    await world.db`update refresh_token set used_at = now() - interval '31 days' where used_at is not null`;
    await tonight(forgetSpentTokens);
    expect(await spent()).toHaveLength(0);
    expect((await person.call(refreshSession)).status, 'the one that counts is not touched').toBe(200);
    const thief = world.visitor();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    expect((await thief.call(refreshSession)).problem.code).toBe('not_signed_in');
  });

  it('events of providers go once they have led to something; others stay', async () => {
    const event = (key: string, received: number, processed: number | null) => world.db`
      insert into provider_event (provider, event_key, about, received_at, processed_at)
      values ('paystack', ${key}, '{}', now() - ${received} * interval '1 day', now() - ${processed}::int * interval '1 day')`;
    await event('handled long ago', 91, 91);
    await event('handled of late', 91, 89);
    await event('never handled', 400, null);
    await tonight(deleteOldEvents);
    const rows = await world.db<{ eventKey: string }[]>`select event_key from provider_event order by event_key`;
    expect(rows.map(({ eventKey }) => eventKey)).toEqual(['handled of late', 'never handled']);
  });

  it('proofs go that found the books right; those that found something stay', async () => {
    await world.db`
      insert into books_proof (at, is_right, findings)
      select now() - days * interval '1 day', findings = '[]', findings
      from (values (401, '[]'::jsonb), (399, '[]'), (900, '[{"law": "zero-sum"}]')) as proof(days, findings)`;
    await tonight(deleteOldEvents);
    const rows = await world.db<{ isRight: boolean }[]>`select is_right from books_proof order by at`;
    expect(rows.map(({ isRight }) => isRight)).toEqual([false, true]);
  });

  it('counts of visits go', async () => {
    await world.db`
      insert into visit_count (day, pattern, visits)
      select (now() at time zone 'Africa/Lagos')::date - days, '/timeline', 3 from unnest(array[731, 730, 0]) as days`;
    await tonight(forgetOldVisits);
    expect(await world.db`select from visit_count`).toHaveLength(2);
  });

  it('words go that a parcel was found by, once it is over; those of one that is wanted or carried stay', async () => {
    const sender = await personWithMoney(world, { NGN: 65_000 });
    const states = ['open', 'matched', 'delivered', 'withdrawn', 'expired'];
    const parcels: { readonly state: string; readonly id: string }[] = [];
    for (const state of states) {
      const id = await wantedParcel(world, sender.id);
      await world.db`update timeline_item set status = ${state} where id = ${id}`;
      parcels.push({ state, id });
    }
    const found = async () => {
      const rows = await world.db<{ id: string }[]>`
        select distinct id from timeline_item join timeline_term using (seq) where author_id = ${sender.id}`;
      return parcels.filter(({ id }) => rows.some((row) => row.id === id)).map(({ state }) => state);
    };
    expect(await found()).toEqual(states);
    await tonight(forgetOldWords);
    expect(await found()).toEqual(['open', 'matched']);
    await tonight(forgetOldWords);
    expect(await found()).toEqual(['open', 'matched']);
  });

  it('jobs go that are done or that nobody could do, in more than one step; those that wait or run stay', async () => {
    await world.db`
      insert into jobs.job (name, state, completed_on, keep_until, start_after, data)
      select 'slow', state::jobs.job_state, case state when 'completed' then now() - days * interval '1 day' end,
        now() + (14 - days) * interval '1 day', now() + interval '1 hour', jsonb_build_object('test', state || ' ' || days)
      from (values ('completed', 8), ('completed', 6), ('created', 15), ('created', 13), ('active', 15)) as job(state, days)
      cross join generate_series(1, case days when 8 then 5001 else 1 end)`;
    await tonight(sweepJobs);
    const rows = await world.db<{ what: string }[]>`
      select distinct data ->> 'test' as what from jobs.job where data ? 'test' order by 1`;
    expect(rows.map(({ what }) => what)).toEqual(['active 15', 'completed 6', 'created 13']);
  });

  it('searches for riders go, with who was rung', async () => {
    const [sender, rider] = [await personWithMoney(world, { NGN: 13_000 }), await carrier(world)];
    for (const days of [31, 29]) {
      const packageId = await wantedParcel(world, sender.id, { isExpress: true });
      await world.db`
        insert into express_search (package_id, wave, rings_until, state) values (${packageId}, 1, now() - ${days} * interval '1 day', 'nobody')`;
      await world.db`
        insert into express_ring (package_id, rider_id, until, distance_m) values (${packageId}, ${rider.id}, now(), ${days})`;
    }
    await tonight(forgetOldSearches);
    expect(await world.db`select distance_m from express_ring where rider_id = ${rider.id}`).toEqual([{ distanceM: 29 }]);
  });
});
