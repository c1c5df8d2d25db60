import { expect, it } from 'vitest';
import { isId, searchOf } from './delivery-filter.ts';

it('asks from the beginning of the first day to the end of the last', () => {
  const { from, to } = searchOf({ startDate: '2026-11-18', endDate: '2026-11-19' });
  expect([from, to]).toEqual([new Date(2026, 10, 18).toISOString(), new Date(2026, 10, 20).toISOString()]);
});

it('asks for an id once it looks like one', () => {
  expect(isId('ord_')).toBe(false);
  expect(searchOf({ about: 'order 7' })).toEqual({});
  expect(searchOf({ about: ' ord_01KA3N8V2X7Q4M9T5R6W8Y0Z1B ', state: 'failed' })).toEqual({
    about: 'ord_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
    state: 'failed',
  });
});
