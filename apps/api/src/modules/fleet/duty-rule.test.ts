import { describe, expect, it } from 'vitest';
import { dutyAt } from './duty-rule.ts';

const today = (clock: string) => new Date(`2026-11-19T${clock}:00Z`);
const morning = { beginsAt: today('08:00') };
const off = (clock: string) => ({ isOn: false, at: today(clock) });
const on = (clock: string) => ({ isOn: true, at: today(clock) });

describe('duty by shift and by one’s own word', () => {
  it.each([
    ['09:00', undefined, morning, undefined, 'shift'],
    ['09:00', off('07:30'), morning, undefined, 'shift'],
    ['09:00', off('08:30'), morning, undefined, null],
    ['09:00', on('08:40'), morning, undefined, 'shift'],
    ['17:00', undefined, undefined, '16:00', null],
    ['17:00', on('15:00'), undefined, '16:00', null],
    ['17:00', on('16:30'), undefined, '16:00', 'self'],
    ['17:00', off('16:30'), undefined, '16:00', null],
    ['17:00', on('06:00'), undefined, undefined, 'self'],
    ['18:00', on('06:00'), undefined, undefined, null],
    ['07:00', on('07:30'), undefined, undefined, null],
  ] as const)('at %s, after %j, in the shift %j, the last over at %s: %s', (at, said, now, lastEndedAt, by) => {
    expect(dutyAt(today(at), said, { now, lastEndedAt: lastEndedAt && today(lastEndedAt) })).toBe(by);
  });
});
