import { changeCost } from '@waybill/contract/rounds/change-cost';
import type { RoundJob, RoundStop, RoundVehicle } from '@waybill/contract/rounds/round';
import { type RoundBook, scheduleRound } from '@waybill/contract/rounds/schedule-round';
import { slipIn } from '@waybill/contract/rounds/slip-in';
import { describe, expect, it } from 'vitest';

// Places on one street, a hundred seconds and a kilometre apart: the yard, the market, and three doors.
const places = [0, 1, 2, 3, 4];
const [yard, market, nearDoor, door, farDoor] = [0, 1, 2, 3, 4];
const table = (step: number) => places.map((from) => places.map((to) => Math.abs(from - to) * step));
const travel = [{ seconds: table(100), metres: table(1_000) }];
const open = { opens: 0, closes: 10_000, handoverSeconds: 60 };

function parcel(id: string, from: number, to: number, more: Partial<RoundJob['dropOff']> = {}): RoundJob {
  return { id, load: { kg: 4, places: 1 }, pickup: { at: from, ...open }, dropOff: { at: to, ...open, ...more } };
}

const bike: RoundVehicle = {
  id: 'bike',
  capacity: { kg: 10, places: 2 },
  shift: { begins: 1_000, ends: 5_000 },
  startsFrom: yard,
  endsAt: yard,
  travelsBy: 0,
};
const book = (...jobs: RoundJob[]): RoundBook => ({ travel, jobs: new Map(jobs.map((job) => [job.id, job])) });
const fetch = (jobId: string): RoundStop => ({ jobId, kind: 'pickup' });
const bring = (jobId: string): RoundStop => ({ jobId, kind: 'dropOff' });

describe('the schedule of a round', () => {
  const rice = parcel('rice', market, door);

  it('says when the rider is where, and what is on board', () => {
    expect(scheduleRound(book(rice), { vehicle: bike, stops: [fetch('rice'), bring('rice')] })).toEqual({
      departsAt: 1_000,
      stops: [
        { ...fetch('rice'), arrivesAt: 1_100, beginsAt: 1_100, leavesAt: 1_160, load: { kg: 4, places: 1 } },
        { ...bring('rice'), arrivesAt: 1_360, beginsAt: 1_360, leavesAt: 1_420, load: { kg: 0, places: 0 } },
      ],
      endsAt: 1_720,
      travelSeconds: 600,
      metres: 6_000,
      breaches: [],
    });
  });

  it('waits before a closed door, and leaves the yard no sooner than the first door asks for', () => {
    const later = { ...parcel('later', market, door, { opens: 3_000 }), pickup: { at: market, ...open, opens: 2_000 } };
    const schedule = scheduleRound(book(later), { vehicle: bike, stops: [fetch('later'), bring('later')] });
    expect(schedule).toMatchObject({ departsAt: 1_900, stops: [{ arrivesAt: 2_000 }, { arrivesAt: 2_260, beginsAt: 3_000 }] });
  });

  it('begins with what is on board already', () => {
    const schedule = scheduleRound(book(rice), { vehicle: bike, stops: [bring('rice')], onBoard: ['rice'] });
    expect(schedule).toMatchObject({ travelSeconds: 600, breaches: [] });
  });

  it('costs nothing where there is nothing to do', () => {
    expect(scheduleRound(book(), { vehicle: bike, stops: [] })).toMatchObject({ endsAt: 1_000, metres: 0, breaches: [] });
  });

  it.each<[string, RoundJob, RoundStop[], object]>([
    [
      'a door that has closed',
      parcel('rice', market, door, { closes: 1_300 }),
      [fetch('rice'), bring('rice')],
      { kind: 'closed', jobId: 'rice', by: 60 },
    ],
    [
      'a promise that is broken',
      parcel('rice', market, door, { promisedBy: 1_350 }),
      [fetch('rice'), bring('rice')],
      { kind: 'later_than_promised', jobId: 'rice', by: 10 },
    ],
    [
      'what is brought before it was fetched',
      rice,
      [bring('rice'), fetch('rice')],
      { kind: 'not_on_board', jobId: 'rice', by: 1 },
    ],
    ['what is never brought', rice, [fetch('rice')], { kind: 'never_dropped', jobId: 'rice', by: 1 }],
    [
      'too much weight',
      { ...rice, load: { kg: 11, places: 1 } },
      [fetch('rice'), bring('rice')],
      { kind: 'too_heavy', jobId: 'rice', by: 1 },
    ],
    [
      'too many things',
      { ...rice, load: { kg: 1, places: 5 } },
      [fetch('rice'), bring('rice')],
      { kind: 'too_many_places', jobId: 'rice', by: 3 },
    ],
    [
      'a shift that is over',
      parcel('rice', market, door, { opens: 4_900 }),
      [fetch('rice'), bring('rice')],
      { kind: 'after_shift', by: 260 },
    ],
    [
      'a place that nobody knows the way to',
      parcel('rice', market, 9),
      [fetch('rice'), bring('rice')],
      { kind: 'no_way', jobId: 'rice', by: 1 },
    ],
  ])('says of an order made by hand: %s', (_words, job, stops, breach) => {
    expect(scheduleRound(book(job), { vehicle: bike, stops }).breaches).toContainEqual(breach);
  });
});

describe('a change by hand', () => {
  const jobs = [parcel('rice', market, door), parcel('shoes', market, nearDoor, { promisedBy: 1_400 })];
  const schedule = (...stops: RoundStop[]) => scheduleRound(book(...jobs), { vehicle: bike, stops });

  it('costs the time and the way that it adds, and says which promise it breaks', () => {
    const before = schedule(fetch('rice'), fetch('shoes'), bring('shoes'), bring('rice'));
    const after = schedule(fetch('rice'), fetch('shoes'), bring('rice'), bring('shoes'));
    expect(changeCost([before], [after])).toEqual({
      addedSeconds: 0,
      addedMetres: 0,
      broken: [{ kind: 'later_than_promised', jobId: 'shoes', by: 180 }],
      mended: [],
    });
    expect(changeCost([after], [before]).mended).toEqual([{ kind: 'later_than_promised', jobId: 'shoes', by: 180 }]);
  });

  it('is counted over all rounds that it touches', () => {
    const both = schedule(fetch('rice'), bring('rice'), fetch('shoes'), bring('shoes'));
    const one = schedule(fetch('rice'), bring('rice'));
    const other = schedule(fetch('shoes'), bring('shoes'));
    expect(changeCost([both], [one, other])).toMatchObject({ addedSeconds: 200, addedMetres: 2_000, broken: [] });
  });
});

describe('an express parcel slipped into a running round', () => {
  const rice = parcel('rice', market, farDoor);
  const running = { vehicle: { ...bike, startsFrom: market }, stops: [bring('rice')], onBoard: ['rice'] };

  it('goes where it lies on the way', () => {
    const slipped = slipIn(book(rice), running, parcel('cake', nearDoor, door));
    expect(slipped).toMatchObject({ addedTravelSeconds: 0, addedMetres: 0 });
    expect(slipped?.stops).toEqual([fetch('cake'), bring('cake'), bring('rice')]);
  });

  it('leaves alone the door that the rider is on the way to', () => {
    const slipped = slipIn(book(rice), running, parcel('cake', nearDoor, door), 1);
    expect(slipped?.stops).toEqual([bring('rice'), fetch('cake'), bring('cake')]);
  });

  it('breaks nobody’s promise', () => {
    const promised = parcel('rice', market, farDoor, { promisedBy: 1_300 });
    const slipped = slipIn(book(promised), running, parcel('cake', nearDoor, door));
    expect(slipped?.stops).toEqual([bring('rice'), fetch('cake'), bring('cake')]);
  });

  it('makes nobody later who is late already', () => {
    const late = parcel('rice', market, farDoor, { promisedBy: 1_000 });
    expect(slipIn(book(late), running, parcel('cake', nearDoor, door))?.stops[0]).toEqual(bring('rice'));
  });

  it('does not go where it is too heavy beside the others', () => {
    const heavy = { ...parcel('cake', nearDoor, door), load: { kg: 7, places: 1 } };
    expect(slipIn(book(rice), running, heavy)?.stops).toEqual([bring('rice'), fetch('cake'), bring('cake')]);
  });

  it('is refused where it would be late itself, or the shift is over', () => {
    expect(slipIn(book(rice), running, parcel('cake', nearDoor, door, { promisedBy: 1_200 }))).toBeUndefined();
    const tired = { ...running, vehicle: { ...running.vehicle, shift: { begins: 1_000, ends: 1_800 } } };
    expect(slipIn(book(rice), tired, parcel('cake', nearDoor, door))).toBeUndefined();
  });
});
