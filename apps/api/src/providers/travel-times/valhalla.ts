import type { Spot } from '@waybill/contract/places/distance';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import * as z from 'zod';
import { askProvider } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { inBlocks, readBlock } from './in-blocks.ts';
import type { TravelTimesPort } from './port.ts';

const cell = z.object({ time: z.number().min(0).nullish(), distance: z.number().min(0).nullish() });
const answerShape = z.object({ sources_to_targets: z.array(z.array(cell)) });

const timeoutMs = 5_000;

/** Bike, Car, Van, Truck, Bus; what does not go by road is not asked. */
const costings: Readonly<Record<DispatchMode, string>> = {
  0: 'motorcycle',
  1: 'auto',
  2: 'auto',
  3: 'truck',
  4: 'bus',
  5: 'auto',
  6: 'auto',
};

/** Valhalla (https://valhalla.github.io), the time-distance matrix. It knows each kind of vehicle. */
export function createValhalla({ baseUrl }: { readonly baseUrl: string }): TravelTimesPort {
  return {
    source: 'valhalla',
    measure: ({ spots, mode }) => inBlocks(spots, (from, to) => ask(baseUrl, costings[mode], from, to)),
  };
}

async function ask(baseUrl: string, costing: string, from: readonly Spot[], to: readonly Spot[]) {
  const places = (spots: readonly Spot[]) => spots.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
  const { status, body } = await askProvider('Valhalla', `${baseUrl}/sources_to_targets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sources: places(from), targets: places(to), costing, units: 'km', verbose: true }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = answerShape.safeParse(body);
  const block =
    answer.success &&
    readBlock(from, to, (row, column) => {
      const found = answer.data.sources_to_targets[row]?.[column];
      return found && { seconds: found.time ?? null, metres: toMetres(found.distance) };
    });
  if (status !== 200 || !block) throw new ProviderUnavailable('Valhalla', `status ${status} with another answer`);
  return block;
}

const toMetres = (kilometres: number | null | undefined) => (typeof kilometres === 'number' ? kilometres * 1_000 : null);
