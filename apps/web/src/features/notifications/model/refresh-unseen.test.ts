import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { refreshUnseen } from './refresh-unseen.ts';

beforeEach(() => void vi.useFakeTimers());

it('asks at once, and once more for whatever comes close after', () => {
  const queries = new QueryClient();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  refreshUnseen(queries);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ queryKey: ['unseen'] });
  for (let event = 0; event < 5; event += 1) refreshUnseen(queries);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(asked).toHaveBeenCalledTimes(2);
  refreshUnseen(queries);
  vi.runAllTimers();
  expect(asked).toHaveBeenCalledTimes(3);
});
