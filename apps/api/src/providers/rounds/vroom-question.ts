import { latestHandover, type RoundProblem, type RoundVisit, type TravelMatrix } from '@waybill/contract/rounds/round';

/** VROOM wants whole numbers: grams, and thousandths of a place. */
const perUnit = 1_000;
/** Three years of seconds: nobody goes there, and sums of it still fit into 32 bits. */
const noWay = 100_000_000;
const latest = 1_000_000_000;

/** The problem as VROOM 1.13 and later read it. Vehicles and jobs have their place in our lists as id: pickups 2j, deliveries 2j + 1. */
export function vroomQuestion({ jobs, vehicles, travel }: RoundProblem) {
  // Its clock begins with the first shift, as it knows no time before zero.
  const zero = Math.floor(Math.min(...vehicles.map(({ shift }) => shift.begins)));
  const window = (opens: number, closes: number) => {
    const from = Math.max(0, Math.ceil(opens - zero));
    return [from, Math.min(latest, Math.floor(closes - zero))] as const;
  };
  const step = (id: number, visit: RoundVisit) => ({
    id,
    location_index: visit.at,
    service: Math.ceil(visit.handoverSeconds),
    time_windows: [window(visit.opens, latestHandover(visit))],
  });
  return {
    vehicles: vehicles.map(({ id, capacity, shift, startsFrom, endsAt, travelsBy }, index) => ({
      id: index,
      description: id,
      profile: profileOf(travelsBy),
      start_index: startsFrom,
      ...(endsAt !== undefined && { end_index: endsAt }),
      capacity: [Math.floor(capacity.kg * perUnit), Math.floor(capacity.places * perUnit)],
      time_window: window(shift.begins, shift.ends),
    })),
    shipments: jobs
      .map(({ load, pickup, dropOff }, index) => ({
        amount: [Math.ceil(load.kg * perUnit), Math.ceil(load.places * perUnit)],
        pickup: step(2 * index, pickup),
        delivery: step(2 * index + 1, dropOff),
      }))
      // It takes hours that end before they begin for a mistake of the whole question; they are one job’s bad luck.
      .filter(({ pickup, delivery }) => [...pickup.time_windows, ...delivery.time_windows].every(([from, to]) => from <= to)),
    matrices: Object.fromEntries(
      travel.map((matrix, index) => [
        profileOf(index),
        { durations: rounded(matrix, 'seconds'), distances: rounded(matrix, 'metres') },
      ]),
    ),
  };
}

const profileOf = (index: number) => `travel-${index}`;

function rounded(matrix: TravelMatrix, of: keyof TravelMatrix): number[][] {
  return matrix[of].map((row) => row.map((value) => (Number.isFinite(value) ? Math.ceil(value) : noWay)));
}
