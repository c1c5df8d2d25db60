import { expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { job, useJobDesk } from './job-desk.ts';

const { world, list, failed } = useJobDesk();

it('work that ran out of tries is listed with what it was given and what went wrong, the newest first', async () => {
  await failed(1);
  await failed(2);
  const { items } = await list();
  expect(items.slice(0, 2).map(({ name, data, error, tries }) => ({ name, data, error, tries }))).toEqual(
    [2, 1].map((number) => ({ name: job.name, data: `{"number":${number}}`, error: 'The network is down', tries: 3 })),
  );
  const metrics = await (await fetch(`${world.node.origin}/api/metrics`)).text();
  expect(metrics).toContain(`\njobs_failed ${items.length}\n`);
  expect(await allPages((on) => list({ limit: 1, ...on }))).toEqual(items);
});
