import type { IncomingMessage } from 'node:http';
import type { Spot } from '@waybill/contract/places/distance';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import { travelKm } from '@waybill/contract/timeline/estimate';
import { travelMinutes } from '@waybill/contract/timeline/travel-time';
import { describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';
import { createOsrm } from '../../src/providers/travel-times/osrm.ts';
import type { TravelTimesPort } from '../../src/providers/travel-times/port.ts';
import { createTravelTimes } from '../../src/providers/travel-times/travel-times.ts';
import { createValhalla } from '../../src/providers/travel-times/valhalla.ts';
import { standInServer } from '../support/stand-in-server.ts';

const yaba: Spot = { latitude: 6.515, longitude: 3.378 };
const lekki: Spot = { latitude: 6.4478, longitude: 3.4745 };
const ikeja: Spot = { latitude: 6.6012, longitude: 3.3517 };
/** No road leads to it. */
const island: Spot = { latitude: 6.2, longitude: 3.4 };
const town = (places: number): Spot[] =>
  Array.from({ length: places }, (_, at) => ({ latitude: 6.5, longitude: 3 + at / 1_000 }));

/** What roads are like here: a thousand metres for each thousandth of a degree to the east, a hundred seconds; other directions are free. */
const metresBetween = (from: Spot, to: Spot) => Math.round(Math.abs(from.longitude - to.longitude) * 1_000) * 1_000;
const isCutOff = (from: Spot, to: Spot) => (from.latitude === island.latitude) !== (to.latitude === island.latitude);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Each speaks the protocol of a server of roads as it is installed, with its limit. */
const servers = {
  async osrm() {
    const asked: string[] = [];
    const { origin } = await standInServer((request, response) => {
      asked.push(request.url ?? '');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://osrm');
      const places = (pathname.split('/').pop() ?? '').split(';').map((pair): Spot => {
        const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
        return { latitude, longitude };
      });
      const chosen = (name: string) => (searchParams.get(name) ?? '').split(';').flatMap((index) => places[Number(index)] ?? []);
      const table = (of: (from: Spot, to: Spot) => number) =>
        chosen('sources').map((from) => chosen('destinations').map((to) => (isCutOff(from, to) ? null : of(from, to))));
      const isTooBig = places.length > 100;
      response.writeHead(isTooBig ? 400 : 200, { 'content-type': 'application/json' });
      const answer = {
        code: 'Ok',
        durations: table((from, to) => metresBetween(from, to) / 10),
        distances: table(metresBetween),
      };
      response.end(JSON.stringify(isTooBig ? { code: 'TooBig', message: 'Too many table coordinates' } : answer));
    });
    return { asked, port: createOsrm({ baseUrl: origin }) };
  },
  async valhalla() {
    const asked: string[] = [];
    const { origin } = await standInServer(async (request, response) => {
      const text = await bodyOf(request);
      asked.push(`${request.method} ${request.url} ${text}`);
      type Asked = { sources: { lat: number; lon: number }[]; targets: { lat: number; lon: number }[] };
      const { sources, targets }: Asked = JSON.parse(text);
      const spot = ({ lat, lon }: { lat: number; lon: number }): Spot => ({ latitude: lat, longitude: lon });
      const rows = sources.map(spot).map((from, from_index) =>
        targets.map(spot).map((to, to_index) => {
          const metres = metresBetween(from, to);
          const way = isCutOff(from, to) ? { time: null, distance: null } : { time: metres / 10, distance: metres / 1_000 };
          return { from_index, to_index, ...way };
        }),
      );
      const isTooBig = sources.length * targets.length > 2_500;
      response.writeHead(isTooBig ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isTooBig ? { error_code: 150 } : { sources_to_targets: rows, units: 'kilometers' }));
    });
    return { asked, port: createValhalla({ baseUrl: origin }) };
  },
} as const;

/** What a server of roads has to do for us, whoever made it. */
describe.each(['osrm', 'valhalla'] as const)('travel times by %s', (name) => {
  const mode = dispatchMode.Bike;

  it('are seconds and metres from each place to each other, and Infinity where no road leads', async () => {
    const { port } = await servers[name]();
    const never = Number.POSITIVE_INFINITY;
    const [west, east] = town(2);
    if (!west || !east) throw new Error('The town has two places.');
    expect(await port.measure({ spots: [west, east, island], mode })).toEqual({
      seconds: [
        [0, 100, never],
        [100, 0, never],
        [never, never, 0],
      ],
      metres: [
        [0, 1_000, never],
        [1_000, 0, never],
        [never, never, 0],
      ],
    });
  });

  it('of more places than the server takes at once are asked for in blocks', async () => {
    const { port, asked } = await servers[name]();
    const { seconds, metres } = await port.measure({ spots: town(130), mode });
    expect(asked).toHaveLength(9);
    expect(seconds).toEqual(town(130).map((_, from) => town(130).map((_other, to) => Math.abs(from - to) * 100)));
    expect(metres.at(-1)?.at(3)).toBe(126_000);
  });

  it('of no places are asked of nobody', async () => {
    const { port, asked } = await servers[name]();
    expect(await port.measure({ spots: [], mode })).toEqual({ seconds: [], metres: [] });
    expect(asked).toEqual([]);
  });

  it.each([
    '{}',
    'null',
    '<h1>Welcome</h1>',
    '{"code":"Ok","durations":[[0]],"distances":[[0]]}',
    '{"code":"NoSegment","message":"Could not find a matching segment for coordinate 0"}',
    '{"code":"Ok","durations":[[0,-5],[5,0]],"distances":[[0,5],[5,0]]}',
    '{"sources_to_targets":[[{"time":0,"distance":0}]]}',
    '{"sources_to_targets":[[{"time":0,"distance":0},{"time":-1,"distance":1}],[{"time":1,"distance":1},{"time":0,"distance":0}]]}',
    '{"error_code":171,"error":"No suitable edges near location"}',
  ])('are not understood when it says %s', async (body) => {
    const { origin } = await standInServer((_request, response) => response.end(body));
    const port = name === 'osrm' ? createOsrm({ baseUrl: origin }) : createValhalla({ baseUrl: origin });
    await expect(port.measure({ spots: [yaba, lekki], mode })).rejects.toThrow(ProviderUnavailable);
  });
});

it('OSRM is asked for places with the longitude first, each block by its indexes', async () => {
  const { asked, port } = await servers.osrm();
  await port.measure({ spots: [yaba, lekki], mode: dispatchMode.Car });
  const places = '3.378000,6.515000;3.474500,6.447800';
  expect(asked).toEqual([`/table/v1/driving/${places};${places}?sources=0;1&destinations=2;3&annotations=duration,distance`]);
});

it.each([
  [dispatchMode.Bike, 'motorcycle'],
  [dispatchMode.Van, 'auto'],
  [dispatchMode.Truck, 'truck'],
] as const)('Valhalla is told what drives: %s is its %s', async (mode, costing) => {
  const { asked, port } = await servers.valhalla();
  await port.measure({ spots: [yaba], mode });
  const place = '[{"lat":6.515,"lon":3.378}]';
  expect(asked).toEqual([
    `POST /sources_to_targets {"sources":${place},"targets":${place},"costing":"${costing}","units":"km","verbose":true}`,
  ]);
});

describe('travel times', () => {
  const question = { spots: [yaba, lekki, ikeja], mode: dispatchMode.Bike };
  const working: TravelTimesPort = { source: 'osrm', measure: async () => ({ seconds: [[7]], metres: [[70]] }) };

  /** Counts how often it was asked. */
  function broken() {
    const calls: unknown[] = [];
    const measure: TravelTimesPort['measure'] = async (asked) => {
      calls.push(asked);
      throw new ProviderUnavailable('OSRM', 'no answer');
    };
    return { calls, port: { source: 'osrm', measure } satisfies TravelTimesPort };
  }

  it('are those of the estimates that members see, where no server is configured', async () => {
    const { seconds, metres, source } = await createTravelTimes(undefined, () => {})(question);
    expect(source).toBe('straight_line');
    expect(seconds[0]?.[1]).toBeCloseTo(travelMinutes(yaba, lekki, dispatchMode.Bike) * 60);
    expect(metres[2]?.[1]).toBeCloseTo(travelKm(ikeja, lekki, dispatchMode.Bike) * 1_000);
    expect(seconds.map((row, at) => row[at])).toEqual([0, 0, 0]);
  });

  it('are those of the server where there is one, but for what does not go by road', async () => {
    const travelTimes = createTravelTimes(working, () => {});
    expect(await travelTimes(question)).toEqual({ seconds: [[7]], metres: [[70]], source: 'osrm' });
    expect(await travelTimes({ ...question, mode: dispatchMode.Air })).toMatchObject({ source: 'straight_line' });
  });

  it('are by the straight line while the server is broken, which is asked again later and reported once', async () => {
    const { calls, port } = broken();
    const reports: unknown[] = [];
    const travelTimes = createTravelTimes(port, (error) => reports.push(error));
    for (let times = 0; times < 3; times += 1) expect((await travelTimes(question)).source).toBe('straight_line');
    expect([calls.length, reports]).toEqual([1, [expect.any(ProviderUnavailable)]]);
  });
});
