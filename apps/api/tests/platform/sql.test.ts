import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable, openDatabase, transact } from '../../src/platform/db/database.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ LOG_LEVEL: 'silent' });

describe('a result of the database', () => {
  it.each([
    ['a bigint, as text', `9007199254740993::bigint`, '9007199254740993'],
    ['a numeric, as text', `0.10::numeric`, '0.10'],
    ['an integer', `7::int`, 7],
    ['a double', `0.25::float8`, 0.25],
    ['a boolean', `true`, true],
    ['a date, at midnight in UTC', `'2026-03-01'::date`, new Date('2026-03-01T00:00:00Z')],
    ['a moment', `'2026-03-01 12:30:00.125+01'::timestamptz`, new Date('2026-03-01T11:30:00.125Z')],
    ['bytes', `'\\x00ff'::bytea`, Buffer.from([0, 255])],
    ['JSON, its keys in camel case', `'{"user_id": [{"is_new": null}]}'::jsonb`, { userId: [{ isNew: null }] }],
    ['an array of texts', `array['a "b"', 'c,d', '{e}']`, ['a "b"', 'c,d', '{e}']],
    [
      'an array of integers',
      `array[[1, 2], [3, 4]]`,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['an array of bigints', `array[1::bigint]`, ['1']],
    ['an array of moments', `array['2026-03-01 12:30+00'::timestamptz]`, [new Date('2026-03-01T12:30:00Z')]],
    ['an interval, as text', `interval '90 minutes'`, '01:30:00'],
    ['nothing', `null`, null],
  ])('%s', async (_, expression, value) => {
    const [row] = await world.db.unsafe(`select ${expression} as the_value`);
    expect({ ...row }).toEqual({ theValue: value });
  });

  it('is counted, whether it was read or written', async () => {
    await world.db`create table counted (n int)`;
    expect((await world.db`insert into counted select generate_series(1, 3)`).count).toBe(3);
    expect((await world.db`select n from counted where n > 1`).count).toBe(2);
    expect((await world.db`delete from counted`).count).toBe(3);
  });
});

describe('a parameter of a statement', () => {
  it('comes out as it went in', async () => {
    await world.db`
      create table kept_value (id int, a_text text, a_big bigint, a_flag boolean, a_moment timestamptz, a_day date, some_bytes bytea,
        some_json jsonb, some_texts text[], some_numbers int[])`;
    const row = {
      id: 1,
      aText: `it's "quoted" \\ and $1`,
      aBig: '9007199254740993',
      aFlag: false,
      aMoment: new Date('2026-03-01T11:30:00.125Z'),
      aDay: new Date('2026-03-01T00:00:00Z'),
      someBytes: Buffer.from([0, 34, 92, 255]),
      someTexts: ['', 'a,b', 'say "c"', '\\', 'NULL', '{}'],
      someNumbers: [1, -2],
    };
    const someJson = [{ list: ['a', 1, null], text: `it's` }];
    await world.db`insert into kept_value ${world.db({ ...row, someJson: world.db.json(someJson) })}`;
    const more = { ...row, id: 2, someTexts: [], someJson: null };
    await world.db`insert into kept_value ${world.db([more, { ...more, id: 3, aText: null }])}`;
    await world.db`update kept_value set ${world.db({ aText: 'changed', aFlag: true })} where id = ${3} and a_flag = ${false}`;
    expect([...(await world.db`select * from kept_value order by id`)]).toEqual([
      { ...row, someJson },
      more,
      { ...more, id: 3, aText: 'changed', aFlag: true },
    ]);
  });

  it('is never text of the statement', async () => {
    const hostile = `'; drop table account; --`;
    const pieces = [hostile, 'b'].map((value) => world.db`|| ${value}`);
    const [row] = await world.db`select ${hostile}::text as alone, '' ${pieces} as in_pieces`;
    expect({ ...row }).toEqual({ alone: hostile, inPieces: `${hostile}b` });
    await expect(world.db`select 1 from ${world.db(`account" where "id`)}`).rejects.toMatchObject({ code: '42P01' });
  });

  it('is refused where it is undefined, and so is the transaction', async () => {
    const unsaid: { name?: string } = {};
    await world.db`create table said (name text)`;
    await expect(world.db`insert into said ${world.db({ name: unsaid.name })}`).rejects.toThrow(/undefined/i);
    const act = transact(world.db, async (tx) => {
      await tx`insert into said values ('before')`;
      await tx`insert into said ${tx({ name: unsaid.name })}`.catch(() => undefined);
    });
    await expect(act).rejects.toThrow(/undefined/i);
    expect(await world.db`select from said`).toHaveLength(0);
  });
});

describe('a statement', () => {
  it('runs once, however often it is awaited, and never unless it is', async () => {
    await world.db`create table run_once (n int)`;
    const statement = world.db`insert into run_once values (1)`;
    expect(await world.db`select from run_once`).toHaveLength(0);
    await Promise.all([statement, statement]);
    await statement;
    expect(await world.db`select from run_once`).toHaveLength(1);
  });

  it('works on after a table was changed that it was prepared for', async () => {
    await world.db`create table grown (a int)`;
    await world.db`insert into grown values (1)`;
    const db = openDatabase(world.databaseUrl, { max: 3, name: 'grown' });
    const read = () => db`select * from grown`;
    const readInAct = () => transact(db, (tx) => tx`select * from grown`);
    await Promise.all([read(), read(), read(), readInAct(), readInAct(), readInAct()]);
    await world.db`alter table grown add column b int`;
    for (const rows of await Promise.all([read(), read(), read()])) expect([...rows]).toEqual([{ a: 1, b: null }]);
    await world.db`alter table grown add column c int`;
    for (const rows of await Promise.all([readInAct(), readInAct(), readInAct()]))
      expect([...rows]).toEqual([{ a: 1, b: null, c: null }]);
    await db.end();
  });
});

describe('a transaction', () => {
  it('is not done when one of its statements failed, even if it went on', async () => {
    await world.db`create table gone_on (n int primary key)`;
    const act = transact(world.db, async (tx) => {
      await tx`insert into gone_on values (1)`;
      await tx`insert into gone_on values (1)`.catch(() => undefined);
      return 'done';
    });
    await expect(act).rejects.toMatchObject({ code: '23505' });
    const unawaited = transact(world.db, async (tx) => {
      await tx`insert into gone_on values (2)`;
      void tx`insert into gone_on values (2)`.catch(() => undefined);
      return 'done';
    });
    await expect(unawaited).rejects.toMatchObject({ code: '23505' });
    expect(await world.db`select from gone_on`).toHaveLength(0);
  });

  it('sends statements together that are issued together, and fails with the first error', async () => {
    await world.db`create table together (n int primary key)`;
    await transact(world.db, (tx) => Promise.all([1, 2, 3].map((n) => tx`insert into together values (${n})`)));
    expect(await world.db`select from together`).toHaveLength(3);
    const failing = transact(world.db, (tx) => Promise.allSettled([4, 1, 5].map((n) => tx`insert into together values (${n})`)));
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'together_pkey' });
    expect(await world.db`select from together`).toHaveLength(3);
  });

  it('that is over sends no more statements', async () => {
    await world.db`create table too_late (n int)`;
    const only = openDatabase(world.databaseUrl, { max: 1, name: 'over' });
    let late: () => PromiseLike<unknown> = () => Promise.resolve();
    await transact(only, async (tx) => {
      late = () => tx`insert into too_late values (1)`;
    });
    await expect(late()).rejects.toSatisfy(isDatabaseUnavailable);
    await only`select 1`;
    expect(await world.db`select from too_late`).toHaveLength(0);
    await only.end();
  });
});

describe('a database that is closed', () => {
  it('finishes what is under way, and refuses the rest', async () => {
    const db = openDatabase(world.databaseUrl, { max: 1, name: 'closing' });
    const underWay = [db`select pg_sleep(0.2), 1 as one`, db`select 2 as one`].map((query) => query.then(([row]) => row?.one));
    const end = db.end();
    await expect(db`select 3`).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await Promise.all(underWay)).toEqual([1, 2]);
    await end;
    expect(await world.db`select from pg_stat_activity where application_name = 'closing'`).toHaveLength(0);
  });

  it('waits no longer than its timeout', async () => {
    const db = openDatabase(world.databaseUrl, { max: 1, name: 'cut-off' });
    const act = transact(db, (tx) => tx`select pg_sleep(10)`);
    const waiting = db`select 1`.then();
    const outcomes = Promise.allSettled([act, waiting]);
    await db.end({ timeout: 0.1 });
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isDatabaseUnavailable) });
  });
});
