import { PgBoss } from 'pg-boss';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { listFailedJobs } from '../../src/platform/jobs/failed-jobs.ts';
import { forgetJobsAbout } from '../../src/platform/jobs/forget-jobs.ts';
import { createJobs, defineJob, handleJob, type JobHandler, type JobOptions } from '../../src/platform/jobs/jobs.ts';
import { createOutbox, defineEvent, react, reactByEmail } from '../../src/platform/jobs/outbox.ts';
import { createSwitchableProxy } from '../support/switchable-proxy.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const stoppers: (() => Promise<void>)[] = [];
const patiently = { timeout: 30_000, interval: 50 };
let count = 0;

afterEach(async () => {
  for (const stop of stoppers.splice(0)) await stop();
});

type Numbered = { number: number };

/** A kind nobody else has, and the numbers it was done with. */
function newKind(work: (number: number) => Promise<void> = async () => undefined, options: JobOptions = {}) {
  count += 1;
  const job = defineJob<Numbered>(`test.kind-${count}`, options);
  const [begun, done]: [number[], number[]] = [[], []];
  const handler = handleJob(job, async (_: unknown, { number }: Numbered) => {
    begun.push(number);
    await work(number);
    done.push(number);
  });
  return { job, handler, begun, done };
}

type Pace = {
  readonly isWorker?: boolean;
  readonly lookEverySeconds?: number;
  readonly drainMs?: number;
  readonly databaseUrl?: string;
};

/** A node that never polls unless the test asks for it: everything it does, it was woken for. */
async function startJobs(handlers: readonly JobHandler<unknown>[], { isWorker = true, databaseUrl, ...pace }: Pace = {}) {
  const jobs = createJobs(databaseUrl ?? world.databaseUrl, () => undefined, { lookEverySeconds: 3_600, ...pace });
  await jobs.prepare(handlers);
  if (isWorker) await jobs.work(handlers, undefined);
  stoppers.push(() => jobs.stop());
  return jobs;
}

const never = () => new Promise<void>(() => undefined);
const fail = async () => {
  throw new Error('not today');
};
const numbers = (length: number) => Array.from({ length }, (_, number) => ({ number }));
const failedOf = async (name: string) =>
  (await listFailedJobs(world.db, { before: undefined, limit: 100, skip: 0 })).filter((job) => job.name === name);

describe('a worker that never looks by itself', () => {
  it('begins a job when its act is committed', async () => {
    const { job, handler, done } = newKind();
    const { enqueue } = await startJobs([handler]);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
    await vi.waitFor(() => expect(done).toEqual([1]), patiently);
  });

  it('begins jobs that are for later in their order and not before their time', async () => {
    const { job, handler, done } = newKind();
    const { enqueue } = await startJobs([handler]);
    // With this one its first look, at what was there before it came, is over.
    await transact(world.db, (tx) => enqueue(tx, job, { number: 0 }));
    await vi.waitFor(() => expect(done).toEqual([0]), patiently);
    await transact(world.db, async (tx) => {
      await enqueue(tx, job, { number: 2 }, { afterSeconds: 2 });
      await enqueue(tx, job, { number: 1 }, { afterSeconds: 1 });
    });
    await vi.waitFor(() => expect(done).toEqual([0, 1, 2]), patiently);
    const early = await world.db`
      select from jobs.job where group_id = ${job.name} and started_on < start_after`;
    expect(early).toEqual([]);
  });

  it('tries again what failed, when it is due', async () => {
    const tries: number[] = [];
    const { job, handler, done } = newKind(async (number) => {
      tries.push(number);
      if (tries.length < 2) throw new Error('not today');
    });
    const { enqueue } = await startJobs([handler]);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
    await vi.waitFor(() => expect(done).toEqual([1]), patiently);
  });

  it('wakes for a job from another node, for one whose time is moved by hand, and for those that came while it could not listen', async () => {
    const { job, handler, done } = newKind();
    const { enqueue } = await startJobs([handler], { isWorker: false });
    await startJobs([handler]);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
    await vi.waitFor(() => expect(done).toEqual([1]), patiently);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 2 }, { afterSeconds: 86_400 }));
    await world.db`update jobs.job set start_after = now() where group_id = ${job.name} and state = 'created'`;
    await vi.waitFor(() => expect(done).toEqual([1, 2]), patiently);
    await world.db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'waybill-jobs' and query ilike 'listen%'`;
    await transact(world.db, (tx) => enqueue(tx, job, { number: 3 }));
    await vi.waitFor(() => expect(done).toEqual([1, 2, 3]), patiently);
  });
});

describe('in one queue', () => {
  it('jobs that hang hold up no other kind, however many wait behind them', async () => {
    const gate = Promise.withResolvers<void>();
    const hanging = newKind(() => gate.promise);
    const other = newKind();
    const { enqueueAll } = await startJobs([hanging.handler, other.handler]);
    await transact(world.db, (tx) => enqueueAll(tx, hanging.job, numbers(100)));
    await vi.waitFor(() => expect(hanging.begun).toHaveLength(10), patiently);
    await transact(world.db, (tx) => enqueueAll(tx, other.job, numbers(30)));
    await vi.waitFor(() => expect(other.done).toHaveLength(30), patiently);
    expect([hanging.begun.length, hanging.done.length]).toEqual([10, 0]);
    gate.resolve();
    await vi.waitFor(() => expect(hanging.done).toHaveLength(100), patiently);
  });

  it('a job that hangs is tried again when its time is up', async () => {
    const { job, handler, begun } = newKind(never, { timeoutSeconds: 1 });
    const { enqueue } = await startJobs([handler]);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
    await vi.waitFor(() => expect(begun).toEqual([1, 1]), patiently);
    const [{ output } = {}] = await world.db<{ output: { message: string } }[]>`
      select output from jobs.job where group_id = ${job.name}`;
    expect(output?.message).toBe('It was not done within 1 seconds');
  });

  it('jobs that always fail hold up no other kind, and each kind ends by its own rules', async () => {
    const poisoned = newKind(fail, { retryLimit: 0, keptSeconds: 60 });
    const stubborn = newKind(fail);
    const other = newKind();
    const { enqueueAll } = await startJobs([poisoned.handler, stubborn.handler, other.handler]);
    await transact(world.db, async (tx) => {
      for (const { job } of [poisoned, stubborn, other]) await enqueueAll(tx, job, numbers(30));
    });
    await vi.waitFor(() => expect(other.done).toHaveLength(30), patiently);
    await vi.waitFor(async () => expect(await failedOf(poisoned.job.name)).toHaveLength(30), patiently);
    expect(poisoned.begun).toHaveLength(30);
    expect(await failedOf(stubborn.job.name)).toEqual([]);
    const rules = await world.db`
      select distinct group_id as kind, retry_limit, deletion_seconds from jobs.job
      where name = 'fast' and group_id in (${poisoned.job.name}, ${stubborn.job.name}) order by kind`;
    expect(rules).toEqual([
      { kind: poisoned.job.name, retryLimit: 0, deletionSeconds: 60 },
      { kind: stubborn.job.name, retryLimit: 8, deletionSeconds: 604_800 },
    ]);
  });

  it('what somebody is forgotten by goes, done or failed, and nothing of another kind', async () => {
    const [failing, other] = [newKind(fail, { retryLimit: 0 }), newKind()];
    const { enqueueAll } = await startJobs([failing.handler, other.handler]);
    await transact(world.db, async (tx) => {
      for (const { job } of [failing, other]) await enqueueAll(tx, job, numbers(2));
    });
    await vi.waitFor(async () => expect(await failedOf(failing.job.name)).toHaveLength(2), patiently);
    // Typed by what a job of ours is given: texts.
    await transact(world.db, (tx) => forgetJobsAbout(tx, defineJob<Record<string, never>>(failing.job.name), {}));
    expect(await failedOf(failing.job.name)).toEqual([]);
    expect(await world.db`select from jobs.job where group_id = ${failing.job.name}`).toEqual([]);
    expect(await world.db`select from jobs.job where group_id = ${other.job.name}`).toHaveLength(2);
  });
});

describe('nodes', () => {
  it('share the work, each job once', async () => {
    const kind = newKind();
    const { enqueueAll } = await startJobs([kind.handler]);
    const theirs = newKind();
    await startJobs([{ ...theirs.handler, job: kind.job }]);
    await transact(world.db, (tx) => enqueueAll(tx, kind.job, numbers(300)));
    await vi.waitFor(() => expect(kind.done.length + theirs.done.length).toBe(300), patiently);
    expect(new Set([...kind.done, ...theirs.done]).size).toBe(300);
  });

  it('of an older release leave to the newer ones what they do not know, and lose no try over it', async () => {
    const [known, unknown] = [newKind(), newKind(undefined, { retryLimit: 0 })];
    const { enqueueAll, enqueue } = await startJobs([known.handler]);
    await transact(world.db, (tx) => enqueueAll(tx, unknown.job, numbers(25)));
    await transact(world.db, (tx) => enqueue(tx, known.job, { number: 1 }));
    await vi.waitFor(() => expect(known.done).toEqual([1]), patiently);
    await startJobs([known.handler, unknown.handler]);
    await vi.waitFor(() => expect(unknown.done).toHaveLength(25), patiently);
  });

  it('that stop give back what takes too long, and another does it', async () => {
    const { job, handler, begun } = newKind(never);
    const jobs = await startJobs([handler], { drainMs: 10 });
    await transact(world.db, (tx) => jobs.enqueue(tx, job, { number: 1 }));
    await vi.waitFor(() => expect(begun).toEqual([1]), patiently);
    await jobs.stop();
    const theirs = newKind();
    await startJobs([{ ...theirs.handler, job }]);
    await vi.waitFor(() => expect(theirs.done).toEqual([1]), patiently);
  });

  it('that stop let what they have begun come to its end', async () => {
    const gate = Promise.withResolvers<void>();
    const { job, handler, begun, done } = newKind(() => gate.promise);
    const jobs = await startJobs([handler]);
    await transact(world.db, (tx) => jobs.enqueueAll(tx, job, numbers(15)));
    await vi.waitFor(() => expect(begun).toHaveLength(10), patiently);
    const stopped = jobs.stop();
    gate.resolve();
    await stopped;
    expect(done).toHaveLength(10);
    const states = await world.db`
      select state, count(*)::int from jobs.job where group_id = ${job.name} group by state order by state`;
    expect(states).toEqual([
      { state: 'created', count: 5 },
      { state: 'completed', count: 10 },
    ]);
  });
});

it('an event is one statement for all who react to it in a queue', async () => {
  const happened = defineEvent<Numbered>('test.happened-once');
  const reactions = ['one', 'two', 'three'].map((name) => react(happened, name, async () => undefined));
  const email = reactByEmail(happened, 'notice', async () => undefined);
  const all = [...reactions, email];
  const { enqueue } = await startJobs(
    all.map(({ handler }) => handler),
    { isWorker: false },
  );
  await world.db`create table statement_seen (at timestamptz default clock_timestamp())`;
  await world.db`
    create function see_statement() returns trigger language plpgsql as $$ begin insert into statement_seen default values; return null; end $$`;
  await world.db`create trigger seen after insert on jobs.job_common for each statement execute function see_statement()`;
  await transact(world.db, (tx) => createOutbox(enqueue, all)(tx, happened, { number: 1 }));
  const rows = await world.db`select name, group_id from jobs.job where group_id like 'test.happened-once.%' order by group_id`;
  expect(rows.map(({ name, groupId }) => `${name} ${groupId}`)).toEqual([
    'mail test.happened-once.notice',
    'fast test.happened-once.one',
    'fast test.happened-once.three',
    'fast test.happened-once.two',
  ]);
  expect(await world.db`select from statement_seen`).toHaveLength(2);
  await world.db`drop trigger seen on jobs.job_common`;
});

/** The queues of an older release. */
async function oldRelease(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: world.databaseUrl, schema: 'jobs', supervise: false, schedule: false });
  await boss.start();
  stoppers.push(() => boss.stop());
  return boss;
}

/** A queue as an older release left it. */
async function oldQueue(name: string): Promise<PgBoss> {
  const boss = await oldRelease();
  await boss.createQueue(name, { retryLimit: 3, retryBackoff: true, retryDelay: 2, deadLetter: 'dead-letters', notify: true });
  return boss;
}

describe('a release that had another name for a kind', () => {
  function renamedKind() {
    const former = `test.former-${count}`;
    return { ...newKind(undefined, { formerName: former, queue: 'slow' }), former };
  }

  it('leaves jobs that are done, from its queue for that kind and from one of the few', async () => {
    const { handler, done, former } = renamedKind();
    const boss = await oldQueue(former);
    await boss.send(former, { number: 1 });
    await boss.send('slow', { number: 2 }, { group: { id: former } });
    await startJobs([handler]);
    await vi.waitFor(() => expect([...done].sort()).toEqual([1, 2]), patiently);
  });

  it('leaves reactions to an event that was renamed, which are done', async () => {
    const [boss, done] = [await oldRelease(), vi.fn(async () => undefined)];
    await boss.send('fast', { number: 1 }, { group: { id: 'test.happened-formerly.notice' } });
    const happened = defineEvent<Numbered>('test.happened-now', { formerName: 'test.happened-formerly' });
    await startJobs([react(happened, 'notice', done).handler]);
    await vi.waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(undefined, { number: 1 }), patiently);
  });

  it('leaves failed jobs that can be run again', async () => {
    const { handler, done, former } = renamedKind();
    const boss = await oldRelease();
    await boss.send('dead-letters', { number: 7 }, { group: { id: former } });
    const { settleFailed } = await startJobs([handler]);
    const [failed] = await failedOf(former);
    expect(await transact(world.db, (tx) => settleFailed(tx, failed?.id ?? '', 'retry'))).toBe(true);
    await vi.waitFor(() => expect(done).toEqual([7]), patiently);
  });

  it('leaves crons that come round once from now on, not twice', async () => {
    const { job, handler, former } = renamedKind();
    const boss = await oldRelease();
    await boss.schedule('slow', '1 2 3 4 *', {}, { key: former });
    await startJobs([{ ...handler, every: '5 4 3 2 *' }]);
    const rows = await world.db`select name, key, cron from jobs.schedule where key in (${former}, ${job.name})`;
    expect(rows).toEqual([{ name: 'slow', key: job.name, cron: '5 4 3 2 *' }]);
  });
});

describe('a release that had a queue for each kind', () => {
  it('leaves jobs that are done: what waits, what is to be tried again, and what its own node gives up later', async () => {
    const { job, handler, done } = newKind();
    const boss = await oldQueue(job.name);
    for (const number of [1, 2, 3]) await boss.send(job.name, { number });
    const [running] = await boss.fetch<Numbered>(job.name);
    const [failing] = await boss.fetch<Numbered>(job.name);
    if (failing) await boss.fail(job.name, failing, new Error('not today'));
    await world.db`update jobs.job set start_after = now() where name = ${job.name} and state = 'retry'`;
    const { enqueue } = await startJobs([handler], { lookEverySeconds: 1 });
    await transact(world.db, (tx) => enqueue(tx, job, { number: 4 }));
    await vi.waitFor(() => expect([...done].sort()).toEqual([2, 3, 4]), patiently);
    // Its node still works on this one, and still enqueues.
    expect(await world.db`select from jobs.job where name = ${job.name} and state = 'active'`).toHaveLength(1);
    if (running) await boss.fail(job.name, running, new Error('not today'));
    await boss.send(job.name, { number: 5 });
    await world.db`update jobs.job set start_after = now() where state = 'retry'`;
    await vi.waitFor(() => expect([...done].sort()).toEqual([1, 2, 3, 4, 5]), patiently);
  });

  it('leaves failed jobs that are listed by their name and can be run again', async () => {
    const { job, handler, done } = newKind();
    const boss = await oldQueue(job.name);
    await boss.send(job.name, { number: 7 }, { retryLimit: 0 });
    const [failing] = await boss.fetch<Numbered>(job.name);
    if (failing) await boss.fail(job.name, failing, new Error('not today'));
    const { settleFailed } = await startJobs([handler]);
    const [failed] = await failedOf(job.name);
    expect(failed).toMatchObject({ name: job.name, data: { number: 7 }, tries: 1 });
    expect(await transact(world.db, (tx) => settleFailed(tx, failed?.id ?? '', 'retry'))).toBe(true);
    await vi.waitFor(() => expect(done).toEqual([7]), patiently);
    expect(await failedOf(job.name)).toEqual([]);
  });

  it('leaves crons that come round once from now on, not twice', async () => {
    const { job, handler } = newKind(undefined, { queue: 'slow' });
    const boss = await oldQueue(job.name);
    await boss.schedule(job.name, '1 2 3 4 *');
    await startJobs([{ ...handler, every: '5 4 3 2 *' }]);
    const rows = await world.db`select name, key, cron from jobs.schedule where ${job.name} in (name, key)`;
    expect(rows).toEqual([{ name: 'slow', key: job.name, cron: '5 4 3 2 *' }]);
  });
});

it('work that nobody knows any more is not run again, and stays where it is', async () => {
  const { job, handler } = newKind(fail, { retryLimit: 0 });
  const { enqueue } = await startJobs([handler]);
  await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
  const [failed] = await vi.waitFor(async () => {
    const found = await failedOf(job.name);
    expect(found).toHaveLength(1);
    return found;
  }, patiently);
  const { settleFailed } = await startJobs([], { isWorker: false });
  expect(await transact(world.db, (tx) => settleFailed(tx, failed?.id ?? '', 'retry'))).toBe(false);
  expect(await failedOf(job.name)).toHaveLength(1);
});

describe('a job that ends while the database is away', () => {
  it.each([
    ['done', 'completed', async () => undefined],
    ['failed', 'retry', fail],
  ])('is known as %s as soon as it is back, and not only when its time is up', async (_, state, end) => {
    const proxy = await createSwitchableProxy(world.databaseUrl);
    stoppers.push(proxy.close);
    const away = Promise.withResolvers<void>();
    const { job, handler, begun } = newKind(() => away.promise.then(end));
    await startJobs([handler], { databaseUrl: proxy.url });
    const { enqueue } = await startJobs([handler], { isWorker: false });
    await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
    await vi.waitFor(() => expect(begun).toEqual([1]), patiently);
    await proxy.cut();
    away.resolve();
    // The first attempt to write it down finds nobody.
    await new Promise(setImmediate);
    await proxy.restore();
    const stateOf = async () =>
      (await world.db<{ state: string }[]>`select state from jobs.job where group_id = ${job.name}`)[0]?.state;
    await expect.poll(stateOf, patiently).toBe(state);
    expect(begun).toEqual([1]);
  });
});
