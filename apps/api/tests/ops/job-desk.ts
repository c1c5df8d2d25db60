import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { afterAll, expect, vi } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { createJobs, defineJob, handleJob } from '../../src/platform/jobs/jobs.ts';
import { madeBefore } from '../support/made-before.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'The network is back';

/** Named like a kind that the node knows, which runs it again by what it knows of it. */
export const job = defineJob<{ number: number }>('wallet.settle-payment', { queue: 'money', retryLimit: 2 });

export function useJobDesk() {
  const world = useWorld({ ROLES: 'http' });
  const done: number[] = [];
  const state = { isBroken: true };
  const desk = madeBefore(async () => {
    const jobs = createJobs(world.databaseUrl, () => undefined);
    const handler = handleJob(job, async (_: unknown, { number }: { number: number }) => {
      if (state.isBroken) throw new Error('The network is down');
      done.push(number);
    });
    await jobs.prepare([handler]);
    await jobs.work([handler], undefined);
    return { jobs, ngozi: await staffMember(world), tunde: await staffMember(world) };
  });
  afterAll(() => desk.jobs.stop());
  const list = async (query: Record<string, unknown> = {}) => (await desk.ngozi.call(listFailedJobs, { query })).result;
  const numbered = async (number: number) => (await list()).items.find(({ data }) => data === `{"number":${number}}`);
  /** Work that ran out of tries. */
  async function failed(number: number): Promise<string> {
    state.isBroken = true;
    await transact(world.db, (tx) => desk.jobs.enqueue(tx, job, { number }));
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
  return { world, list, numbered, failed, done, state, desk };
}
