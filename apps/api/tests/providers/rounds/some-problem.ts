import type { RoundJob, RoundProblem, RoundVehicle, TravelMatrix } from '@waybill/contract/rounds/round';
import fc from 'fast-check';

/** Places on a street, so many seconds from its beginning; ten metres in a second. */
export function street(...seconds: readonly number[]): TravelMatrix {
  const between = (factor: number) => seconds.map((from) => seconds.map((to) => Math.abs(from - to) * factor));
  return { seconds: between(1), metres: between(10) };
}

export const anyTime = { opens: 0, closes: 100_000, handoverSeconds: 0 };

export function job(id: string, from: number, to: number, more: Partial<RoundJob> = {}): RoundJob {
  return { id, load: { kg: 1, places: 1 }, pickup: { at: from, ...anyTime }, dropOff: { at: to, ...anyTime }, ...more };
}

export function vehicle(id: string, more: Partial<RoundVehicle> = {}): RoundVehicle {
  const shift = { begins: 0, ends: 100_000 };
  return { id, capacity: { kg: 10, places: 10 }, shift, startsFrom: 0, endsAt: 0, travelsBy: 0, ...more };
}

const seconds = (most: number) => fc.integer({ min: 0, max: most });
/** Thirds and tenths: what does not add up evenly. */
const load = fc.record({ kg: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10), places: seconds(3) });

/** Ways that nobody can drive, detours that are quicker, and tables that are not the same in both directions. */
const travelMatrix = (places: number) =>
  fc
    .array(
      fc.array(
        fc.oneof({ weight: 30, arbitrary: seconds(600) }, { weight: 1, arbitrary: fc.constant(Number.POSITIVE_INFINITY) }),
        { minLength: places, maxLength: places },
      ),
      {
        minLength: places,
        maxLength: places,
      },
    )
    .map((ways): TravelMatrix => {
      const table = ways.map((row, from) => row.map((way, to) => (from === to ? 0 : way / 3)));
      return { seconds: table, metres: table.map((row) => row.map((way) => way * 8)) };
    });

/** Hours that may end before they begin, promises before anybody can be there, and loads that nobody carries. */
const visit = (places: number) =>
  fc.record(
    {
      at: fc.integer({ min: 0, max: places - 1 }),
      opens: seconds(3_000),
      closes: seconds(6_000).map((late) => late + 500),
      handoverSeconds: seconds(300),
      promisedBy: seconds(6_000),
    },
    { requiredKeys: ['at', 'opens', 'closes', 'handoverSeconds'] },
  );

/** Any problem there can be, also one that nobody can solve. */
export const someProblem: fc.Arbitrary<RoundProblem> = fc.integer({ min: 2, max: 8 }).chain((places) =>
  fc.record({
    jobs: fc.array(fc.record({ load, pickup: visit(places), dropOff: visit(places) }), { maxLength: 14 }).map(named('job')),
    vehicles: fc
      .array(
        fc.record({
          capacity: fc.record({ kg: seconds(8), places: seconds(6) }),
          shift: fc.tuple(seconds(2_000), seconds(7_000)).map(([begins, length]) => ({ begins, ends: begins + length })),
          startsFrom: fc.integer({ min: 0, max: places - 1 }),
          endsAt: fc.option(fc.integer({ min: 0, max: places - 1 }), { nil: undefined }),
          travelsBy: fc.integer({ min: 0, max: 1 }),
        }),
        { maxLength: 4 },
      )
      .map(named('vehicle')),
    travel: fc.tuple(travelMatrix(places), travelMatrix(places)),
  }),
);

function named<T>(word: string) {
  return (list: readonly T[]) => list.map((one, index) => ({ id: `${word} ${index}`, ...one }));
}
