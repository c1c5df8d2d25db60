import type { RoundProblem } from '@waybill/contract/rounds/round';
import fc from 'fast-check';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { ProviderUnavailable } from '../../../src/providers/provider-unavailable.ts';
import { checkPlan } from '../../../src/providers/rounds/check-plan.ts';
import { createOwnPlanner } from '../../../src/providers/rounds/own.ts';
import { planByPlainInsertion } from '../../../src/providers/rounds/plain-insertion.ts';
import { planOfStops } from '../../../src/providers/rounds/plan-of-stops.ts';
import type { RoundsPort } from '../../../src/providers/rounds/port.ts';
import { createRounds, ImpossiblePlan } from '../../../src/providers/rounds/rounds.ts';
import { answer } from '../../../src/providers/rounds/solver/answer.ts';
import { createVroom } from '../../../src/providers/rounds/vroom.ts';
import { standInServer } from '../../support/stand-in-server.ts';
import { anyTime, job, someProblem, street, vehicle } from './some-problem.ts';

const own = createOwnPlanner();
afterAll(() => own.close());
const vroom = () => createVroom({ baseUrl: `${inject('sandbox').origin}/vroom` });
const briefly = { budgetMs: 30 };
/** What is asked over HTTP on a busy machine. */
const patiently = { budgetMs: 60_000 };

const stopsOf = (plan: Awaited<ReturnType<RoundsPort['plan']>>) =>
  plan.routes.map(({ vehicleId, stops }) => [vehicleId, ...stops.map(({ jobId, kind }) => `${kind} ${jobId}`)]);

/** What whoever plans rounds has to do, our own solver and VROOM alike. */
describe.each<[string, () => RoundsPort, { readonly budgetMs: number }]>([
  ['our own solver', () => own, briefly],
  ['VROOM', vroom, patiently],
])('a round by %s', (_name, planner, budget) => {
  const plan = (problem: RoundProblem) => planner().plan(problem, budget);

  it('fetches what lies on the way and brings it in order', async () => {
    const problem = {
      jobs: [job('far', 1, 3), job('near', 1, 2)],
      vehicles: [vehicle('bike')],
      travel: [street(0, 100, 200, 300)],
    };
    const made = await plan(problem);
    expect(checkPlan(problem, made)).toEqual([]);
    expect(made).toMatchObject({ routes: [{ vehicleId: 'bike', departsAt: 0, endsAt: 600, travelSeconds: 600, metres: 6_000 }] });
    expect(made.unassigned).toEqual([]);
  });

  it('waits before a door that is not open yet, and leaves the yard so that it waits the least', async () => {
    const late = job('late', 1, 2, { pickup: { at: 1, opens: 500, closes: 600, handoverSeconds: 60 } });
    const made = await plan({ jobs: [late], vehicles: [vehicle('bike')], travel: [street(0, 100, 200)] });
    expect(made.routes).toMatchObject([
      { departsAt: 400, stops: [{ arrivesAt: 500, beginsAt: 500, leavesAt: 560 }, { arrivesAt: 660 }], endsAt: 860 },
    ]);
  });

  it('goes twice where all of it is too heavy at once', async () => {
    const heavy = { load: { kg: 8, places: 1 } };
    const problem = {
      jobs: [job('one', 1, 2, heavy), job('two', 1, 2, heavy)],
      vehicles: [vehicle('bike')],
      travel: [street(0, 100, 200)],
    };
    const made = await plan(problem);
    expect(checkPlan(problem, made)).toEqual([]);
    expect(made.routes[0]?.stops.map(({ kind }) => kind)).toEqual(['pickup', 'dropOff', 'pickup', 'dropOff']);
  });

  it('takes several vehicles where one cannot be everywhere in time', async () => {
    const soon = (at: number) => ({ dropOff: { at, ...anyTime, promisedBy: 300 } });
    const problem = {
      jobs: [job('left', 1, 0, soon(0)), job('right', 2, 3, soon(3))],
      vehicles: [vehicle('one', { endsAt: undefined, startsFrom: 1 }), vehicle('two', { endsAt: undefined, startsFrom: 2 })],
      travel: [street(0, 200, 600, 800)],
    };
    const made = await plan(problem);
    expect(checkPlan(problem, made)).toEqual([]);
    expect(stopsOf(made)).toEqual([
      ['one', 'pickup left', 'dropOff left'],
      ['two', 'pickup right', 'dropOff right'],
    ]);
  });

  it('sends the vehicle that is fast on this way', async () => {
    const problem = {
      jobs: [job('one', 1, 2)],
      vehicles: [vehicle('van', { travelsBy: 0 }), vehicle('bike', { travelsBy: 1 })],
      travel: [street(0, 100, 200), street(0, 50, 100)],
    };
    expect((await plan(problem)).routes.map(({ vehicleId }) => vehicleId)).toEqual(['bike']);
  });

  it('says why a job is in no round', async () => {
    const nowhere = {
      seconds: [
        [0, 9, Number.POSITIVE_INFINITY],
        [9, 0, Number.POSITIVE_INFINITY],
        [Number.POSITIVE_INFINITY, 9, 0],
      ],
      metres: [
        [0, 9, 9],
        [9, 0, 9],
        [9, 9, 0],
      ],
    };
    const reasonOf = async (problem: RoundProblem) => (await plan(problem)).unassigned;
    const [vehicles, travel] = [[vehicle('bike')], [street(0, 100, 200)]];
    expect(await reasonOf({ jobs: [job('piano', 1, 2, { load: { kg: 300, places: 1 } })], vehicles, travel })).toEqual([
      { jobId: 'piano', reason: 'too_large' },
    ]);
    expect(await reasonOf({ jobs: [job('island', 1, 2)], vehicles, travel: [nowhere] })).toEqual([
      { jobId: 'island', reason: 'no_way' },
    ]);
    const tooSoon = { dropOff: { at: 2, ...anyTime, promisedBy: 150 } };
    expect(await reasonOf({ jobs: [job('soup', 1, 2, tooSoon)], vehicles, travel })).toEqual([
      { jobId: 'soup', reason: 'too_late' },
    ]);
    const justInTime = { dropOff: { at: 2, ...anyTime, promisedBy: 200 }, load: { kg: 6, places: 1 } };
    const both = await reasonOf({ jobs: [job('one', 1, 2, justInTime), job('two', 1, 2, justInTime)], vehicles, travel });
    expect(both.map(({ reason }) => reason)).toEqual(['no_vehicle_left']);
  });

  it('is nothing where there is nothing to do', async () => {
    expect(await plan({ jobs: [], vehicles: [vehicle('bike')], travel: [street(0)] })).toEqual({ routes: [], unassigned: [] });
  });

  it('can be driven, whatever the problem', async () => {
    await fc.assert(
      fc.asyncProperty(
        someProblem.filter(({ vehicles }) => vehicles.length > 0),
        async (problem) => {
          expect(checkPlan(problem, await planner().plan(problem, budget))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('our own solver', () => {
  it('makes plans that can be driven of any problem, however early it is stopped', () => {
    fc.assert(
      fc.property(someProblem, fc.integer({ min: 0, max: 300 }), fc.integer(), (problem, turns, seed) => {
        const stops = answer({ problem, seed, used: (taken) => (turns === 0 ? 1 : taken / turns) });
        expect(checkPlan(problem, planOfStops(problem, stops))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps a stop on the way where the way without it is too slow', () => {
    // Rice is in time only by way of the market, where the shoes are: taken by the van, which is nearer, they would leave the rice late.
    const seconds = [
      [0, 1, 3, 90],
      [90, 0, 1, 40],
      [90, 90, 0, 50],
      [90, 90, 90, 0],
    ];
    const problem: RoundProblem = {
      jobs: [job('rice', 0, 2, { dropOff: { at: 2, ...anyTime, promisedBy: 2 } }), job('shoes', 1, 3)],
      vehicles: [vehicle('bike', { endsAt: undefined }), vehicle('van', { endsAt: undefined, startsFrom: 1 })],
      travel: [{ seconds, metres: seconds }],
    };
    const plan = planOfStops(problem, answer({ problem, seed: 1, used: (turns) => turns / 2_000 }));
    expect(checkPlan(problem, plan)).toEqual([]);
    expect(stopsOf(plan)).toEqual([['bike', 'pickup rice', 'pickup shoes', 'dropOff rice', 'dropOff shoes']]);
  });

  it('makes the same plan of the same problem, seed and number of turns', () => {
    fc.assert(
      fc.property(someProblem, fc.integer(), (problem, seed) => {
        const once = () => answer({ problem, seed, used: (turns) => turns / 50 });
        expect(once()).toEqual(once());
      }),
      { numRuns: 30 },
    );
  });

  it('answers with the best so far when it is stopped, at once', async () => {
    const jobs = Array.from({ length: 60 }, (_, index) => job(String(index), index % 9, (index * 7) % 9));
    const problem = { jobs, vehicles: [vehicle('one'), vehicle('two')], travel: [street(0, 10, 20, 30, 40, 50, 60, 70, 80)] };
    const stop = new AbortController();
    const planned = own.plan(problem, { budgetMs: 3_600_000, signal: stop.signal });
    stop.abort();
    expect(checkPlan(problem, await planned)).toEqual([]);
    expect(checkPlan(problem, await own.plan(problem, { budgetMs: 3_600_000, signal: AbortSignal.abort() }))).toEqual([]);
  });

  it('does not think over a handful of parcels for an hour', async () => {
    const problem = { jobs: [job('one', 0, 1)], vehicles: [vehicle('bike')], travel: [street(0, 10)] };
    expect((await own.plan(problem, { budgetMs: 3_600_000 })).routes).toHaveLength(1);
  });

  it('answers several questions one after the other, each with its own plan', async () => {
    const problems = ['a', 'b', 'c'].map((id) => ({
      jobs: [job(id, 0, 1)],
      vehicles: [vehicle('bike')],
      travel: [street(0, 10)],
    }));
    const plans = await Promise.all(problems.map((problem) => own.plan(problem, briefly)));
    expect(plans.map((plan) => plan.routes[0]?.stops[0]?.jobId)).toEqual(['a', 'b', 'c']);
  });

  it('refuses whoever waits when its thread ends, and begins another one for the next', async () => {
    const planner = createOwnPlanner();
    const jobs = Array.from({ length: 200 }, (_, index) => job(String(index), 0, 1));
    const problem = { jobs, vehicles: [vehicle('bike')], travel: [street(0, 10)] };
    const waiting = planner.plan(problem, { budgetMs: 3_600_000 });
    const refused = expect(waiting).rejects.toThrow(ProviderUnavailable);
    await planner.close();
    await refused;
    expect(checkPlan(problem, await planner.plan(problem, { budgetMs: 10 }))).toEqual([]);
    await planner.close();
  });
});

describe('VROOM', () => {
  const problem: RoundProblem = { jobs: [job('one', 1, 2)], vehicles: [vehicle('bike')], travel: [street(0, 10.5, 20.2)] };

  it('is told whole numbers that are never kinder than ours', async () => {
    const asked: unknown[] = [];
    const { origin } = await standInServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      asked.push({ method: request.method, url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: 0, summary: {}, unassigned: [], routes: [] }));
    });
    const visit = (at: number) => ({ at, opens: 60.5, closes: 90.9, handoverSeconds: 5.1, promisedBy: 80.7 });
    const hard = {
      ...problem,
      jobs: [job('one', 1, 2, { load: { kg: 1.0001, places: 1 }, pickup: visit(1), dropOff: visit(2) })],
      vehicles: [vehicle('bike', { shift: { begins: 50, ends: 100.5 }, endsAt: undefined, capacity: { kg: 2.0009, places: 3 } })],
    };
    await createVroom({ baseUrl: origin }).plan(hard, patiently);
    const step = (id: number, at: number) => ({ id, location_index: at, service: 6, time_windows: [[11, 30]] });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/',
        body: {
          vehicles: [
            { id: 0, description: 'bike', profile: 'travel-0', start_index: 0, capacity: [2_000, 3_000], time_window: [0, 50] },
          ],
          shipments: [{ amount: [1_001, 1_000], pickup: step(0, 1), delivery: step(1, 2) }],
          matrices: {
            'travel-0': {
              durations: [
                [0, 11, 21],
                [11, 0, 10],
                [21, 10, 0],
              ],
              distances: [
                [0, 105, 202],
                [105, 0, 97],
                [202, 97, 0],
              ],
            },
          },
        },
      },
    ]);
  });

  it.each([
    ['sandbox down', 'VROOM: status 500'],
    ['sandbox page', 'VROOM: status 200 without JSON'],
  ])('cannot be asked when it answers as for “%s”', async (id, words) => {
    await expect(vroom().plan({ ...problem, vehicles: [vehicle(id)] }, patiently)).rejects.toThrow(words);
  });

  it.each([
    '{}',
    '{"code":2,"error":"Invalid input."}',
    '{"code":0,"routes":[{"vehicle":7,"steps":[]}]}',
    '{"code":0,"routes":[{"vehicle":0,"steps":[{"type":"pickup","id":9}]}]}',
    '{"code":0,"routes":[{"vehicle":0,"steps":[{"type":"break","id":0}]}]}',
  ])('is not understood when it says %s', async (body) => {
    const { origin } = await standInServer((_request, response) => response.end(body));
    await expect(createVroom({ baseUrl: origin }).plan(problem, patiently)).rejects.toThrow(ProviderUnavailable);
  });

  it('is not waited for longer than there is time', async () => {
    const { origin } = await standInServer(() => {});
    await expect(createVroom({ baseUrl: origin }).plan(problem, briefly)).rejects.toThrow('VROOM: no answer in time');
  });
});

describe('a plan that leaves the house', () => {
  const problem: RoundProblem = { jobs: [job('one', 1, 2)], vehicles: [vehicle('bike')], travel: [street(0, 10, 20)] };
  const failing: RoundsPort = {
    source: 'vroom',
    plan: async () => Promise.reject(new ProviderUnavailable('VROOM', 'no answer')),
  };

  /** Plans, and answers who made the plan and what was reported. */
  async function ask(planners: readonly RoundsPort[], asked = problem) {
    const reports: unknown[] = [];
    const plan = await createRounds(planners, (error) => reports.push(error)).plan(asked, patiently);
    expect(checkPlan(asked, plan)).toEqual([]);
    return { source: plan.source, reports };
  }

  it('is by whom it was asked of', async () => {
    expect(await ask([vroom(), own])).toEqual({ source: 'vroom', reports: [] });
    expect(await ask([own])).toEqual({ source: 'own', reports: [] });
  });

  it('is our own where VROOM cannot be asked', async () => {
    expect(await ask([failing, own])).toEqual({ source: 'own', reports: [expect.any(ProviderUnavailable)] });
  });

  it('is our own where that of VROOM cannot be driven', async () => {
    const wrong = { ...problem, vehicles: [vehicle('sandbox wrong')] };
    const { source, reports } = await ask([vroom(), own], wrong);
    expect([source, reports]).toEqual(['own', [expect.any(ImpossiblePlan)]]);
    expect(String(reports[0])).toContain('which it does not have');
  });

  it('is a plain one where all have failed', async () => {
    expect(await ask([failing, failing])).toMatchObject({ source: 'plain', reports: [{}, {}] });
  });

  it('can be driven however plain it is', () => {
    fc.assert(
      fc.property(someProblem, (any) => {
        expect(checkPlan(any, planByPlainInsertion(any))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
