import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { expect, it } from 'vitest';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { because, job, useJobDesk } from './job-desk.ts';

const { world, list, numbered, failed } = useJobDesk();

it('work that ran out of tries is listed with what it was given and what went wrong, the newest first', async () => {
  await failed(1);
  await failed(2);
  const { items } = await list();
  expect(items.slice(0, 2).map(({ name, data, error, tries }) => ({ name, data, error, tries }))).toEqual(
    [2, 1].map((number) => ({ name: job.name, data: `{"number":${number}}`, error: 'The network is down', tries: 3 })),
  );
  const metrics = await (await fetch(`${world.node.origin}/api/metrics`)).text();
  expect(metrics).toContain(`\njobs_failed ${items.length}\n`);
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ limit: 1, ...(cursor ? { cursor } : {}) });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(items.map(({ id }) => id));
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
