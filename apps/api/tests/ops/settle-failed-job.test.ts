import { randomUUID } from 'node:crypto';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { expect, it, vi } from 'vitest';
import { settleFailedJob as settle } from '../../src/modules/ops/commands/settle-failed-job.ts';
import { transact } from '../../src/platform/db/database.ts';
import { tally } from '../support/at-once.ts';
import type { Person } from '../support/people.ts';
import { because, job, useJobDesk } from './job-desk.ts';

const { world, numbered, failed, done, state, desk } = useJobDesk();

const settleBy = (staff: Person, jobId: string, what: string) =>
  staff.call(settleFailedJob, { params: { jobId }, body: { what, because } });
const actsOn = (jobId: string) => world.db<{ staffId: string; what: string; subject: string; because: string }[]>`
  select staff_id, what, subject, because from ops_act where about ->> 'jobId' = ${jobId} order by id`;

it('run once more it is done, leaves the list, and who did it is written down', async () => {
  const id = await failed(3);
  state.isBroken = false;
  expect((await settleBy(desk.ngozi, id, 'retry')).status).toBe(204);
  await vi.waitFor(() => expect(done).toContain(3), { timeout: 30_000, interval: 50 });
  expect(done.filter((number) => number === 3)).toHaveLength(1);
  expect(await numbered(3)).toBeUndefined();
  expect(await actsOn(id)).toEqual([{ staffId: desk.ngozi.id, what: 'job-retried', subject: job.name, because }]);
});

it('run once more in vain it is back, with all its tries spent again', async () => {
  const id = await failed(4);
  expect((await settleBy(desk.ngozi, id, 'retry')).status).toBe(204);
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
  expect((await settleBy(desk.ngozi, id, 'dismiss')).status).toBe(204);
  expect(await numbered(5)).toBeUndefined();
  expect(await world.db`select from jobs.job where state in ('created', 'retry', 'active') and data ->> 'number' = '5'`).toEqual(
    [],
  );
  expect((await actsOn(id)).map(({ what }) => what)).toEqual(['job-dismissed']);
});

it('is settled once when two of us do it at the same moment', async () => {
  const id = await failed(6);
  state.isBroken = false;
  const answers = await Promise.all([
    settleBy(desk.ngozi, id, 'retry'),
    settleBy(desk.tunde, id, 'dismiss'),
    settleBy(desk.tunde, id, 'retry'),
  ]);
  expect(tally(answers)).toEqual({ 204: 1, already_decided: 2 });
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
  await transact(world.db, (tx) => desk.jobs.enqueue(tx, job, { number: 8 }, { afterSeconds: 600 }));
  const [waiting] = await world.db<
    { id: string }[]
  >`select id from jobs.job where group_id = ${job.name} and data ->> 'number' = '8'`;
  for (const id of [waiting?.id ?? '', randomUUID()])
    expect((await settleBy(desk.ngozi, id, 'dismiss')).problem.code).toBe('not_found');
  expect(await world.db`select from jobs.job where id = ${waiting?.id ?? ''}`).toHaveLength(1);
});
