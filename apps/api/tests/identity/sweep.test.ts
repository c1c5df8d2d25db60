import { sendOtp } from '@waybill/contract/identity/send-otp';
import { signIn } from '@waybill/contract/identity/sign-in';
import { createUser } from '@waybill/contract/users/create-user';
import { describe, expect, it } from 'vitest';
import { goodPassword, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('the nightly sweep', () => {
  const world = useWorld();

  /** As if it were seventeen past three in the morning. */
  async function sweep(): Promise<void> {
    const [job] = await world.db<
      { id: string }[]
    >`insert into jobs.job (name, group_id, data) values ('slow', 'identity.sweep', '{}') returning id`;
    await expect.poll(() => world.db`select state from jobs.job where id = ${job?.id ?? ''}`).toEqual([{ state: 'completed' }]);
  }
  const age = (id: string, howLong: string) =>
    world.db`update account set created_at = created_at - ${howLong}::interval where id = ${id}`;
  const accountStatus = async (id: string) => (await world.db`select 1 from account where id = ${id}`).length === 1;

  it('frees the email, username and phone of somebody who signed up a week ago and never verified anything', async () => {
    const gone = await unverifiedPerson(world);
    const [younger, verified, blocked] = [
      await unverifiedPerson(world),
      await verifiedPerson(world),
      await unverifiedPerson(world),
    ];
    await age(gone.id, '7 days 1 minute');
    await age(younger.id, '6 days 23 hours');
    await age(verified.id, '700 days');
    await age(blocked.id, '700 days');
    await world.db`update account set blocked_at = now() where id = ${blocked.id}`;
    await sweep();
    expect(await accountStatus(gone.id)).toBe(false);
    for (const { id } of [younger, verified, blocked]) expect(await accountStatus(id)).toBe(true);
    expect((await world.visitor().call(createUser, { body: gone.details })).status).toBe(201);
  });

  it('keeps whom our people have looked at, and forgets the others all the same', async () => {
    const [known, gone] = [await unverifiedPerson(world), await unverifiedPerson(world)];
    await world.db`insert into ops_act (what, subject, user_id) values ('looked', ${known.details.username}, ${known.id})`;
    for (const { id } of [known, gone]) await age(id, '8 days');
    await sweep();
    expect([await accountStatus(known.id), await accountStatus(gone.id)]).toEqual([true, false]);
  });

  it('clears away codes, links, sessions and counters that have run out, and nothing that still counts', async () => {
    const [old, current] = [await unverifiedPerson(world), await unverifiedPerson(world)];
    for (const person of [old, current]) await person.call(sendOtp);
    await world.visitor().call(signIn, { body: { identifier: old.details.email, password: goodPassword } });
    await world.db`update one_time_code set created_at = now() - interval '25 hours' where user_id = ${old.id}`;
    await world.db`update action_link set created_at = now() - interval '25 hours' where user_id = ${old.id}`;
    await world.db`update session set ended_at = now() - interval '31 days' where id = ${old.session.sessionId}`;
    await world.db`update rate_limit set window_ends_at = now() - interval '1 second' where window_ends_at < now() + interval '61 seconds'`;
    await sweep();
    const count = async (table: string, id: string) =>
      (await world.db`select 1 from ${world.db(table)} where user_id = ${id}`).length;
    for (const table of ['one_time_code', 'action_link']) {
      expect(await count(table, old.id), table).toBe(0);
      expect(await count(table, current.id), table).toBe(1);
    }
    expect(await count('session', old.id)).toBe(1);
    expect(await count('session', current.id)).toBe(1);
    expect(await world.db`select 1 from rate_limit where window_ends_at < now()`).toHaveLength(0);
    expect((await world.db`select 1 from rate_limit`).length).toBeGreaterThan(0);
  });

  it('takes away a long day of events bit by bit, and leaves what is younger than a week', async () => {
    const person = 'usr_long_day';
    await world.db`
      insert into realtime_inbox (user_id, seq, event, created_at)
      select ${person}, seq, '{"type":"user.changed"}', now() - interval '7 days' - (12002 - seq) * interval '1 second'
      from generate_series(1, 12001) as seq`;
    await world.db`insert into realtime_inbox (user_id, seq, event) values (${person}, 12002, '{"type":"user.changed"}')`;
    await world.db`create table swept (rows int)`;
    await world.db`
      create function note_swept() returns trigger language plpgsql as
      'begin insert into swept select count(*) from gone; return null; end'`;
    await world.db`
      create trigger note after delete on realtime_inbox referencing old table as gone
      for each statement execute function note_swept()`;
    await sweep();
    expect(await world.db`select seq::int from realtime_inbox where user_id = ${person}`).toEqual([{ seq: 12_002 }]);
    expect(await world.db`select max(rows)::int as most from swept`).toEqual([{ most: 5_000 }]);
  });
});
