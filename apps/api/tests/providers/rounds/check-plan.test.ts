import type { RoundProblem } from '@waybill/contract/rounds/round';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../src/providers/rounds/check-plan.ts';
import type { PlannedRoute, RoundPlan } from '../../../src/providers/rounds/port.ts';
import { anyTime, job, street, vehicle } from './some-problem.ts';

// From the yard (0) to a shop (100 s) and to two doors (200 s and 300 s).
const problem: RoundProblem = {
  jobs: [
    job('rice', 1, 2, { dropOff: { at: 2, ...anyTime, opens: 150, closes: 250, handoverSeconds: 10, promisedBy: 240 } }),
    job('shoes', 1, 3, { load: { kg: 9, places: 9 } }),
  ],
  vehicles: [vehicle('bike', { shift: { begins: 0, ends: 700 } })],
  travel: [street(0, 100, 200, 300)],
};

const load = { kg: 0, places: 0 };
const stop = (jobId: string, kind: 'pickup' | 'dropOff', at: number, leavesAt = at) => ({
  ...{ jobId, kind, arrivesAt: at, beginsAt: at, leavesAt, load },
});
const route: PlannedRoute = {
  vehicleId: 'bike',
  departsAt: 0,
  stops: [
    stop('rice', 'pickup', 100),
    stop('shoes', 'pickup', 100),
    stop('rice', 'dropOff', 200, 210),
    stop('shoes', 'dropOff', 310),
  ],
  endsAt: 610,
  travelSeconds: 600,
  metres: 6_000,
};
const planWith = (changes: Partial<PlannedRoute>): RoundPlan => ({ routes: [{ ...route, ...changes }], unassigned: [] });
const [fetchRice, fetchShoes, bringRice, bringShoes] = route.stops;

/** The route with one of its stops told in another way. */
function withStop(index: number, changes: Partial<PlannedRoute['stops'][number]>) {
  return planWith({ stops: route.stops.map((one, at) => (at === index ? { ...one, ...changes } : one)) });
}

it('finds nothing wrong with a plan that can be driven', () => {
  expect(checkPlan(problem, planWith({}))).toEqual([]);
});

describe('a plan is refused', () => {
  it.each<[string, RoundPlan]>([
    ['departs before its shift', planWith({ departsAt: -1 })],
    ['cannot be there so early', withStop(0, { arrivesAt: 99 })],
    ['cannot be there so early', withStop(0, { arrivesAt: Number.NaN })],
    ['before it is there', withStop(0, { beginsAt: 99 })],
    ['leaves rice too soon', withStop(2, { leavesAt: 209 })],
    ['cannot be back so early', planWith({ endsAt: 609 })],
    ['is back after its shift', planWith({ endsAt: 701 })],
    ['never brings shoes', planWith({ stops: route.stops.slice(0, 3) })],
    [
      'brings rice, which it does not have',
      planWith({ stops: [bringRice, fetchRice, fetchShoes, bringShoes].flatMap((one) => one ?? []) }),
    ],
    ['fetches rice twice', planWith({ stops: [fetchRice, ...route.stops].flatMap((one) => one ?? []) })],
    ['Job shoes is in the plan 2 times', { ...planWith({}), unassigned: [{ jobId: 'shoes', reason: 'too_late' }] }],
    ['Job rice is in the plan 0 times', { routes: [], unassigned: [{ jobId: 'shoes', reason: 'too_late' }] }],
    ['Job fish is none of the problem', { ...planWith({}), unassigned: [{ jobId: 'fish', reason: 'too_late' }] }],
    ['has two routes', { routes: [route, route], unassigned: [] }],
    ['Vehicle van is none of the problem', planWith({ vehicleId: 'van' })],
  ])('that %s', (words, plan) => {
    expect(checkPlan(problem, plan).join('\n')).toContain(words);
  });

  it.each([
    ['before the door opens', { opens: 201 }],
    ['comes to a closed door', { closes: 199 }],
    ['comes later than promised', { promisedBy: 199 }],
  ])('that comes %s', (words, changes) => {
    const [rice, shoes] = problem.jobs;
    if (!rice || !shoes) throw new Error('The problem has two jobs.');
    const harder = { ...problem, jobs: [{ ...rice, dropOff: { ...rice.dropOff, ...changes } }, shoes] };
    expect(checkPlan(harder, planWith({})).join('\n')).toContain(words);
  });

  it.each([
    ['is too heavy', { kg: 9.9, places: 10 }],
    ['is too full', { kg: 10, places: 9 }],
  ])('in which the vehicle %s', (words, capacity) => {
    expect(checkPlan({ ...problem, vehicles: [vehicle('bike', { capacity })] }, planWith({})).join('\n')).toContain(words);
  });

  it('that takes a way which does not exist', () => {
    const { seconds, metres } = street(0, 100, 200, 300);
    const travel = [
      {
        metres,
        seconds: seconds.map((row, from) => row.map((way, to) => (from === 2 && to === 3 ? Number.POSITIVE_INFINITY : way))),
      },
    ];
    expect(checkPlan({ ...problem, travel }, planWith({})).join('\n')).toContain('cannot be there so early for shoes');
  });
});
