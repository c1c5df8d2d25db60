import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it('greets by the time of day and the first name', () => {
  expect(greeting('Adaeze Okafor', 8)).toBe('Good morning, Adaeze');
  expect(greeting(' Chidi ', 12)).toBe('Good afternoon, Chidi');
  expect(greeting('Musa Bello', 23)).toBe('Good evening, Musa');
  expect(greeting('Musa Bello', 2)).toBe('Good evening, Musa');
  expect(greeting('', 9)).toBe('Good morning');
});
