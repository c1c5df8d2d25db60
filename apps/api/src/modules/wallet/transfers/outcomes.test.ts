import { describe, expect, it } from 'vitest';
import { judgeArrival, type Standing } from './outcomes.ts';

const standing: Standing = { priceMinor: 500n, keptMinor: 0n, state: 'open', isHere: true, largestMinor: 2_000n };

type Case = [what: string, Partial<Standing>, amount: bigint, isInTime: boolean, creditMinor: bigint, returnMinor: bigint];

const judged = (purpose: 'top-up' | 'credits', changes: Partial<Standing>, amountMinor: bigint, isInTime: boolean) =>
  judgeArrival(purpose, { ...standing, ...changes }, { amountMinor, isInTime });

describe('a transfer to a top-up', () => {
  it.each<Case>([
    ['of the exact amount', {}, 500n, true, 500n, 0n],
    ['of less', {}, 1n, true, 1n, 0n],
    ['of more', {}, 700n, true, 700n, 0n],
    ['that is late', {}, 500n, false, 500n, 0n],
    ['to a payment that was given up', { state: 'over' }, 500n, true, 500n, 0n],
    ['that comes again', { state: 'settled' }, 500n, true, 500n, 0n],
    ['of more than one may add at a time', {}, 2_001n, true, 0n, 2_001n],
    ['of what was agreed before the limit fell', { largestMinor: 400n }, 500n, true, 500n, 0n],
    ['of somebody who has left', { isHere: false }, 500n, true, 0n, 500n],
  ])('%s', (_what, changes, amount, isInTime, creditMinor, returnMinor) => {
    expect(judged('top-up', changes, amount, isInTime)).toMatchObject({ creditMinor, returnMinor });
  });
});

describe('a transfer for a fixed price', () => {
  it.each<Case>([
    ['of the exact price', {}, 500n, true, 500n, 0n],
    ['of less, which waits', {}, 499n, true, 0n, 0n],
    ['of the rest', { keptMinor: 300n }, 200n, true, 200n, 0n],
    ['of more, of which the surplus goes back', {}, 700n, true, 500n, 200n],
    ['of more than the rest', { keptMinor: 300n }, 201n, true, 200n, 1n],
    ['that is late', { keptMinor: 300n }, 200n, false, 0n, 200n],
    ['to a payment that was given up', { state: 'over' }, 500n, true, 0n, 500n],
    ['that comes again', { state: 'settled' }, 500n, true, 0n, 500n],
    ['of somebody who has left', { isHere: false }, 500n, true, 0n, 500n],
  ])('%s', (_what, changes, amount, isInTime, creditMinor, returnMinor) => {
    expect(judged('credits', changes, amount, isInTime)).toMatchObject({ creditMinor, returnMinor });
  });
});
