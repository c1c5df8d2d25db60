import { afterEach, describe, expect, it, vi } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { createJobs, defineJob, handleJob, type JobHandler, type JobOptions } from '../../src/platform/jobs/jobs.ts';
import { createOutbox, defineEvent, react } from '../../src/platform/jobs/outbox.ts';
import { atOnce } from '../support/at-once.ts';
import { nextMessage } from '../support/mailbox.ts';
import { unverifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const stoppers: (() => Promise<void>)[] = [];
const patiently = { timeout: 30_000, interval: 50 };
let count = 0;

afterEach(async () => {
  for (const stop of stoppers.splice(0)) await stop();
});

type Numbered = { number: number };

/** A kind of job nobody else has. */
function newJob<Data extends object = Numbered>(options: JobOptions = {}) {
  count += 1;
  return defineJob<Data>(`test.job-${count}`, options);
}

/** A node with these handlers. It works, and polls the table, only where the test asks for it. */
async function startJobs(handlers: readonly JobHandler<unknown>[], isWorker = true, lookEverySeconds = 3_600) {
  const jobs = createJobs(world.databaseUrl, () => undefined, { lookEverySeconds });
  await jobs.prepare(handlers);
  if (isWorker) await jobs.work(handlers, undefined);
  stoppers.push(() => jobs.stop());
  return jobs;
}

/** A job and the numbers it was done with. */
function recording({ fails, ...options }: JobOptions & { fails?: (number: number, tries: number) => boolean } = {}) {
  const job = newJob(options);
  const done: number[] = [];
  const tries = new Map<number, number>();
  const handler = handleJob(job, async (_: unknown, { number }: Numbered) => {
    const tried = (tries.get(number) ?? 0) + 1;
    tries.set(number, tried);
    if (fails?.(number, tried)) throw new Error('not today');
    done.push(number);
  });
  return { job, handler, done, tries };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index);
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
/** Retries wait a little longer each time; tests turn the clock instead. */
const hurryRetries = () => world.db`update jobs.job set start_after = now() where state = 'retry'`;

describe('a job', () => {
  it('exists exactly if the transaction that made it was committed', async () => {
    const { job, handler, done } = recording();
    const { enqueue } = await startJobs([handler]);
    const rolledBack = transact(world.db, async (tx) => {
      await enqueue(tx, job, { number: 1 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await transact(world.db, (tx) => enqueue(tx, job, { number: 2 }));
    await vi.waitFor(() => expect(done).toEqual([2]), patiently);
    expect(await world.db`select from jobs.job where group_id = ${job.name}`).toHaveLength(1);
  });

  it('carries what it was given, unchanged', async () => {
    const job = newJob<{ text: string; list: (number | null)[]; deep: { isIt: boolean } }>();
    const given = { text: `'quoted' "double" \\ $1 😀 \n null`, list: [1, null, 2.5], deep: { isIt: true } };
    const received: object[] = [];
    const { enqueue } = await startJobs([handleJob(job, async (_: unknown, data) => void received.push(data))]);
    await transact(world.db, (tx) => enqueue(tx, job, given));
    await vi.waitFor(() => expect(received).toEqual([given]), patiently);
  });

  it('that nobody works on here is done by a node that works', async () => {
    const { job, handler, done } = recording();
    const idle = await startJobs([handler], false);
    await transact(world.db, (tx) => idle.enqueue(tx, job, { number: 7 }));
    expect(done).toEqual([]);
    await startJobs([handler]);
    await vi.waitFor(() => expect(done).toEqual([7]), patiently);
  });

  it('is done soon after a burst of a hundred, each once, however many nodes work', async () => {
    const { job, handler, done } = recording();
    const { enqueue } = await startJobs([handler]);
    await startJobs([handler]);
    await atOnce(100, (number) => transact(world.db, (tx) => enqueue(tx, job, { number })));
    await expect.poll(() => done.length).toBeGreaterThanOrEqual(100);
    expect(sorted(done)).toEqual(upTo(100));
  });

  it('that fails is tried again, and takes nobody down with it', async () => {
    const { job, handler, done, tries } = recording({ fails: (number, tried) => number === 3 && tried < 3 });
    const { enqueue } = await startJobs([handler]);
    await transact(world.db, async (tx) => {
      for (const number of upTo(6)) await enqueue(tx, job, { number });
    });
    await vi.waitFor(async () => {
      await hurryRetries();
      expect(done).toHaveLength(6);
    }, patiently);
    expect(sorted(done)).toEqual(upTo(6));
    expect([...tries].sort()).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 1],
      [5, 1],
    ]);
  });

  it('waits before it is tried again, longer each time', async () => {
    const { job, handler } = recording({ fails: () => true });
    const { enqueue } = await startJobs([handler]);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 1 }));
    const [row] = await vi.waitFor(async () => {
      const rows = await world.db<{ wait: number }[]>`
        select extract(epoch from start_after - now())::float8 as wait from jobs.job where group_id = ${job.name} and state = 'retry'`;
      expect(rows).toHaveLength(1);
      return rows;
    }, patiently);
    expect(row?.wait).toBeGreaterThan(0.5);
  });

  it('that fails for the last time is kept where somebody can look at it, and not tried any more', async () => {
    const { job, handler, tries } = recording({ retryLimit: 1, fails: () => true });
    const { enqueue } = await startJobs([handler]);
    await transact(world.db, (tx) => enqueue(tx, job, { number: 42 }));
    const mail = await vi.waitFor(async () => {
      await hurryRetries();
      const [row] = await world.db<
        { data: object }[]
      >`select data from jobs.job where name = 'dead-letters' and group_id = ${job.name}`;
      expect(row).toBeDefined();
      return row;
    }, patiently);
    expect(mail?.data).toEqual({ number: 42 });
    expect(tries.get(42)).toBe(2);
  });
});

describe('an event', () => {
  it('reaches everybody who reacts to it, and nobody else, once the act is committed', async () => {
    const happened = defineEvent<Numbered>('test.happened');
    const other = defineEvent<Numbered>('test.other');
    const handled: string[] = [];
    const handle =
      (who: string) =>
      async (_: unknown, { number }: Numbered) =>
        void handled.push(`${who} ${number}`);
    const reactions = [
      react(happened, 'one', handle('one')),
      react(happened, 'two', handle('two')),
      react(other, 'three', handle('three')),
    ];
    const { enqueue } = await startJobs(reactions.map((reaction) => reaction.handler));
    const publish = createOutbox(enqueue, reactions);
    const undone = transact(world.db, async (tx) => {
      publish(tx, happened, { number: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await transact(world.db, (tx) => publish(tx, happened, { number: 2 }));
    await vi.waitFor(() => expect([...handled].sort()).toEqual(['one 2', 'two 2']), patiently);
  });
});

describe('the emails of the product', () => {
  it('are posted by whichever node works, for acts on a node that does not', async () => {
    const person = await unverifiedPerson(world);
    await world.startNode({ ROLES: 'worker' });
    const mail = await nextMessage(world, person.details.email, 'email');
    expect(mail.subject).toBe('Confirm your email address');
  });

  it('are queued without their text: no code, link or secret stands in the queue', async () => {
    await unverifiedPerson(world);
    const rows = await world.db<{ data: object }[]>`select data from jobs.job where group_id = 'identity.send-link'`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(Object.keys(data)).toEqual(['linkId']);
  });

  it('and what is done every night or every minute come round by themselves', async () => {
    await world.startNode({ ROLES: 'worker' });
    const rows = await world.db<{ name: string; cron: string }[]>`select key as name, cron from jobs.schedule`;
    expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual({
      'businesses.forget-invitations': '5 3 * * *',
      'developers.drop-test-worlds': '*/7 * * * *',
      'developers.forget-requests': '23 * * * *',
      'files.sweep': '23 * * * *',
      'identity.forget-spent-tokens': '23 3 * * *',
      'identity.sweep': '17 3 * * *',
      'jobs.sweep': '5 * * * *',
      'kyc.delete-documents': '29 3 * * *',
      'kyc.sweep-checks': '*/5 * * * *',
      'kyc.sweep-documents': '47 3 * * *',
      'notifications.send-due-emails': '* * * * *',
      'notifications.sweep': '*/10 * * * *',
      'orders.clock': '* * * * *',
      'orders.end-silent-duty': '*/15 * * * *',
      'orders.forget-requests': '40 2 * * *',
      'orders.forget-searches': '50 2 * * *',
      'orders.forget-trails': '55 2 * * *',
      'orders.withdraw-unanswered': '* * * * *',
      'fleet.forget-acts': '46 3 * * *',
      'fleet.forget-shifts': '44 3 * * *',
      'fleet.warn-of-papers': '10 6 * * *',
      'rounds.forget-rounds': '51 3 * * *',
      'imports.forget-imports': '49 3 * * *',
      'collections.forget-collections': '53 3 * * *',
      'receivers.forget-door-words': '55 3 * * *',
      'prices.forget-quotes': '41 3 * * *',
      'sales.clock': '* * * * *',
      'sales.forget-codes': '50 2 * * *',
      'timeline.forget-views': '37 2 * * *',
      'timeline.forget-words': '44 2 * * *',
      'users.sweep-presence': '41 3 * * *',
      'visits.forget-old': '29 3 * * *',
      'wallet.clear-earnings': '* * * * *',
      'wallet.delete-old-events': '11 3 * * *',
      'wallet.prove-books': '41 2 * * *',
      'wallet.seal-books': '* * * * *',
      'wallet.sweep-payments': '* * * * *',
      'wallet.sweep-payouts': '* * * * *',
      'webhooks.forget-deliveries': '57 3 * * *',
    });
  });
});
