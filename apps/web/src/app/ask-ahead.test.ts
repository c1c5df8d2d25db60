// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { askAhead, queriesAhead, takeAhead } from './ask-ahead.ts';

it('gives what a page has asked for to the first who draws it, and to nobody after', async () => {
  history.replaceState(null, '', '/timeline?type=trips');
  const ask = vi.fn(async (_: string | null) => ['a trip']);
  const begin = askAhead((query) => [
    (queries) => queries.prefetchQuery({ queryKey: ['feed'], queryFn: () => ask(query.get('type')) }),
  ]);
  await begin();
  expect(queriesAhead().getQueryData(['feed'])).toEqual(['a trip']);
  expect(queriesAhead(), 'begun to be drawn a second time').toBe(queriesAhead());
  takeAhead();
  expect(ask).toHaveBeenCalledExactlyOnceWith('trips');
  expect(queriesAhead().getQueryData(['feed'])).toBeUndefined();
});

it('keeps nothing of somebody who is not let in after all', async () => {
  await askAhead(() => [(queries) => queries.prefetchQuery({ queryKey: ['money'], queryFn: async () => 'hers' })])();
  session.end('ended');
  expect(queriesAhead().getQueryData(['money'])).toBeUndefined();
});
