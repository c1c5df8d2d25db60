import { randomUUID } from 'node:crypto';
import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settleFailedJob as settle } from '../../src/modules/ops/commands/settle-failed-job.ts';
import { transact } from '../../src/platform/db/database.ts';
import { createJobs, defineJob, handleJob, type Jobs } from '../../src/platform/jobs/jobs.ts';
import { tally } from '../support/at-once.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const because = 'The network is back';
/** Named like a kind that the node knows, which runs it again by what it knows of it. */
const job = defineJob<{ number: number }>('wallet.settle-payment', { queue: 'money', retryLimit: 2 });
const done: number[] = [];
const state = { isBroken: true };
let [ngozi, tunde, jobs] = [] as unknown as [Person, Person, Jobs];

beforeAll(async () => {
  [ngozi, tunde] = [await staffMember(world), await staffMember(world)];
  jobs = createJobs(world.databaseUrl, () => undefined);
  const handler = handleJob(job, async (_: unknown, { number }: { number: number }) => {
    if (state.isBroken) throw new Error('The network is down');
    done.push(number);
  });
  await jobs.prepare([handler]);
  await jobs.work([handler], undefined);
});
afterAll(() => jobs.stop());

const list = async (query: Record<string, unknown> = {}) => (await ngozi.call(listFailedJobs, { query })).result;
const numbered = async (number: number) => (await list()).items.find(({ data }) => data === `{"number":${number}}`);
const settleBy = (staff: Person, jobId: string, what: string) =>
  staff.call(settleFailedJob, { params: { jobId }, body: { what, because } });
const actsOn = (jobId: string) => world.db<{ staffId: string; what: string; subject: string; because: string }[]>`
  select staff_id, what, subject, because from ops_act where about ->> 'jobId' = ${jobId} order by id`;

/** Work that ran out of tries. */
async function failed(number: number): Promise<string> {
  state.isBroken = true;
  await transact(world.db, (tx) => jobs.enqueue(tx, job, { number }));
  return vi.waitFor(
    async () => {
      await world.db`update jobs.job set start_after = now() where state = 'retry'`;
      const found = await numbered(number);
      expect(found).toBeDefined();
      return found?.id ?? '';
    },
    { timeout: 30_000, interval: 100 },
  );
}

it('work that ran out of tries is listed with what it was given and what went wrong, the newest first', async () => {
  await failed(1);
  await failed(2);
  const { items } = await list();
  expect(items.map(({ name, data, error, tries }) => ({ name, data, error, tries }))).toEqual(
    [2, 1].map((number) => ({ name: job.name, data: `{"number":${number}}`, error: 'The network is down', tries: 3 })),
  );
  const metrics = await (await fetch(`${world.node.origin}/api/metrics`)).text();
  expect(metrics).toMatch(/^jobs_failed 2$/m);
  const first = await list({ limit: 1 });
  const second = await list({ limit: 1, cursor: first.nextCursor });
  expect([first.items[0]?.id, second.items[0]?.id, second.nextCursor]).toEqual([items[0]?.id, items[1]?.id, null]);
});

it('run once more it is done, leaves the list, and who did it is written down', async () => {
  const id = await failed(3);
  state.isBroken = false;
  expect((await settleBy(ngozi, id, 'retry')).status).toBe(204);
  await vi.waitFor(() => expect(done).toEqual([3]), { timeout: 30_000, interval: 50 });
  expect(await numbered(3)).toBeUndefined();
  expect(await actsOn(id)).toEqual([{ staffId: ngozi.id, what: 'job-retried', subject: job.name, because }]);
});

it('run once more in vain it is back, with all its tries spent again', async () => {
  const id = await failed(4);
  expect((await settleBy(ngozi, id, 'retry')).status).toBe(204);
  const again = await vi.waitFor(
    async () => {
      await world.db`update jobs.job set start_after = now() where state = 'retry'`;
      const found = await numbered(4);
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(again).toMatchObject({ tries: 3, error: 'The network is down' });
  expect(again?.id).not.toBe(id);
});

it('put away it is gone and never runs', async () => {
  const id = await failed(5);
  state.isBroken = false;
  expect((await settleBy(ngozi, id, 'dismiss')).status).toBe(204);
  expect(await numbered(5)).toBeUndefined();
  expect(await world.db`select from jobs.job where state in ('created', 'retry', 'active') and data ->> 'number' = '5'`).toEqual(
    [],
  );
  expect((await actsOn(id)).map(({ what }) => what)).toEqual(['job-dismissed']);
});

it('is settled once when two of us do it at the same moment', async () => {
  const id = await failed(6);
  state.isBroken = false;
  const answers = await Promise.all([settleBy(ngozi, id, 'retry'), settleBy(tunde, id, 'dismiss'), settleBy(tunde, id, 'retry')]);
  expect(tally(answers)).toEqual({ 204: 1, not_found: 2 });
  expect(await actsOn(id)).toHaveLength(1);
});

it('stays where it is if what was done cannot be written down', async () => {
  const jobId = await failed(7);
  for (const what of ['retry', 'dismiss'] as const) {
    const input = { staffId: 'usr_00000000000000000000000000', jobId, what, because };
    await expect(settle(world.node.context, input)).rejects.toThrow('fkey');
  }
  expect((await numbered(7))?.id).toBe(jobId);
});

it('what runs or is done is not there to be settled', async () => {
  await transact(world.db, (tx) => jobs.enqueue(tx, job, { number: 8 }, { afterSeconds: 600 }));
  const [waiting] = await world.db<
    { id: string }[]
  >`select id from jobs.job where group_id = ${job.name} and data ->> 'number' = '8'`;
  for (const id of [waiting?.id ?? '', randomUUID()])
    expect((await settleBy(ngozi, id, 'dismiss')).problem.code).toBe('not_found');
  expect(await world.db`select from jobs.job where id = ${waiting?.id ?? ''}`).toHaveLength(1);
});

it('nobody else sees or settles it', async () => {
  const jobId = await failed(9);
  const strangers = [
    [await verifiedPerson(world), 'forbidden'],
    [await verifiedBusiness(world), 'forbidden'],
    [world.visitor(), 'not_signed_in'],
  ] as const;
  for (const [stranger, code] of strangers) {
    expect((await stranger.call(listFailedJobs)).problem.code).toBe(code);
    expect((await stranger.call(settleFailedJob, { params: { jobId }, body: { what: 'retry', because } })).problem.code).toBe(
      code,
    );
  }
  expect((await numbered(9))?.id).toBe(jobId);
});
