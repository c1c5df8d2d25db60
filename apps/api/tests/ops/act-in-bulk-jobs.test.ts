import { expect, it, vi } from 'vitest';
import { actOn, because, fates, previewOf } from './bulk-desk.ts';
import { useJobDesk } from './job-desk.ts';

const { world, numbered, failed, done, state, desk } = useJobDesk();

const cases = (ids: readonly string[]) => ids.map((id) => ({ kind: 'job', id }));

it('failed jobs are run again or dropped together, each once, by one of those who choose them', async () => {
  const ids = [await failed(11), await failed(12), await failed(13)];
  expect(fates(await previewOf(desk.ngozi, { what: 'dismiss-job', because }, cases(ids)))).toEqual(['done', 'done', 'done']);
  expect(await numbered(11)).toBeDefined();
  state.isBroken = false;
  const [ngozi, tunde] = await Promise.all([
    actOn(desk.ngozi, { what: 'retry-job', because }, cases(ids.slice(0, 2))),
    actOn(desk.tunde, { what: 'retry-job', because }, cases(ids.slice(0, 2).toReversed())),
  ]);
  const [of, ob] = [fates(ngozi), fates(tunde).toReversed()];
  for (const index of [0, 1]) expect([of[index], ob[index]].filter((fate) => fate === 'done')).toHaveLength(1);
  await vi.waitFor(() => expect(done.toSorted()).toEqual([11, 12]), { timeout: 30_000, interval: 50 });
  const answer = await actOn(desk.ngozi, { what: 'dismiss-job', because }, cases(ids));
  expect(answer.result).toMatchObject({ done: 1, refused: 2 });
  expect(await numbered(13)).toBeUndefined();
  const acts = await world.db<{ what: string }[]>`
    select what from ops_act where about ->> 'jobId' = any(${ids}) order by id`;
  expect(acts.map(({ what }) => what)).toEqual(['job-retried', 'job-retried', 'job-dismissed']);
});
