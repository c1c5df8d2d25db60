import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

async function ask(question: object) {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/vroom/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  return { status: answer.status, body: await answer.json() };
}

const vehicle = { id: 7, start_index: 0, end_index: 0, capacity: [10], time_window: [0, 1_000] };
const shipment = (id: number, amount: number, more = {}) => ({
  amount: [amount],
  pickup: { id, location_index: 1, service: 30, time_windows: [[100, 200]] },
  delivery: { id, location_index: 2, ...more },
});
const matrices = {
  car: {
    durations: [
      [0, 50, 90],
      [50, 0, 40],
      [90, 40, 0],
    ],
  },
};

it('plans shipments as VROOM does: waits for windows, keeps to capacities, lists what is left', async () => {
  expect(await ask({ vehicles: [vehicle], shipments: [shipment(1, 4), shipment(2, 11)], matrices })).toEqual({
    status: 200,
    body: {
      code: 0,
      summary: { cost: 180, routes: 1, unassigned: 2, duration: 180 },
      unassigned: [
        { id: 2, type: 'pickup' },
        { id: 2, type: 'delivery' },
      ],
      routes: [
        {
          ...{ vehicle: 7, cost: 180, duration: 180 },
          steps: [
            { type: 'start', arrival: 0, duration: 0, load: [0] },
            { type: 'pickup', id: 1, arrival: 50, duration: 50, service: 30, waiting_time: 50, load: [4] },
            { type: 'delivery', id: 1, arrival: 170, duration: 90, service: 0, waiting_time: 0, load: [0] },
            { type: 'end', arrival: 260, duration: 180, load: [0] },
          ],
        },
      ],
    },
  });
});

it('leaves behind what would be too late', async () => {
  const soon = shipment(1, 4, { time_windows: [[0, 169]] });
  expect((await ask({ vehicles: [vehicle], shipments: [soon], matrices })).body).toMatchObject({
    routes: [],
    unassigned: [{}, {}],
  });
});

it('refuses a question with a mistake with code 2', async () => {
  const backwards = shipment(1, 4, { time_windows: [[9, 3]] });
  expect(await ask({ vehicles: [vehicle], shipments: [backwards], matrices })).toEqual({
    status: 400,
    body: { code: 2, error: 'Invalid time window.' },
  });
  expect(await ask({ vehicles: [], shipments: [], matrices })).toMatchObject({ status: 400, body: { code: 2 } });
});
