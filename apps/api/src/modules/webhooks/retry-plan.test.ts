import { attemptDelaysSeconds } from '@waybill/contract/webhooks/limits';
import { describe, expect, it } from 'vitest';
import { nextAttemptIn, restSeconds } from './retry-plan.ts';

const answer = (status: number | null, retryAfterSeconds: number | null = null) => ({
  ...{ status, retryAfterSeconds, ms: 5, answer: '' },
  fault: 'status' as const,
});
const average = () => 0.5;

describe('the plan of attempts', () => {
  it('is the standard’s own: ten of them, over three days', () => {
    expect(attemptDelaysSeconds).toHaveLength(10);
    const sum = attemptDelaysSeconds.reduce((all, seconds) => all + seconds, 0);
    expect(sum).toBe(75 * 3_600 + 35 * 60 + 5);
    expect([1, 2, 3, 9].map((made) => nextAttemptIn(made, answer(500), average))).toEqual([5, 300, 1_800, 86_400]);
    expect(nextAttemptIn(10, answer(500), average)).toBeNull();
  });

  it('is a tenth more or less, by chance', () => {
    expect(nextAttemptIn(2, answer(500), () => 0)).toBe(270);
    expect(nextAttemptIn(2, answer(500), () => 1)).toBe(330);
  });

  it('waits for as long as the receiver asks, and a day at most', () => {
    expect(nextAttemptIn(1, answer(503, 600), average)).toBe(600);
    expect(nextAttemptIn(3, answer(503, 600), average)).toBe(1_800);
    expect(nextAttemptIn(1, answer(503, 9_999_999), average)).toBe(86_400);
  });

  it('lets an endpoint rest that has too much to do, and no other', () => {
    expect([429, 502, 503, 504].map((status) => restSeconds(answer(status)))).toEqual([30, 30, 30, 30]);
    expect(restSeconds(answer(429, 120))).toBe(120);
    expect(restSeconds(answer(429, 999_999))).toBe(3_600);
    expect([200, 400, 404, 500].map((status) => restSeconds(answer(status, 120)))).toEqual([0, 0, 0, 0]);
  });
});
