import type { Spot } from '@waybill/contract/places/distance';
import * as z from 'zod';
import { askProvider } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { inBlocks, readBlock } from './in-blocks.ts';
import type { TravelTimesPort } from './port.ts';

const table = z.array(z.array(z.number().min(0).nullable()));
const answerShape = z.object({ code: z.literal('Ok'), durations: table, distances: table });

const timeoutMs = 5_000;

/**
 * OSRM (https://project-osrm.org), the service `table`. A server of it knows one kind of vehicle, that of the profile its data was
 * prepared with, so whatever goes by road is asked alike.
 */
export function createOsrm({ baseUrl }: { readonly baseUrl: string }): TravelTimesPort {
  return { source: 'osrm', measure: ({ spots }) => inBlocks(spots, (from, to) => ask(baseUrl, from, to)) };
}

async function ask(baseUrl: string, from: readonly Spot[], to: readonly Spot[]) {
  const places = [...from, ...to].map(({ latitude, longitude }) => `${longitude.toFixed(6)},${latitude.toFixed(6)}`).join(';');
  const sources = [...from.keys()].join(';');
  const destinations = [...to.keys()].map((index) => from.length + index).join(';');
  const query = `sources=${sources}&destinations=${destinations}&annotations=duration,distance`;
  const { status, body } = await askProvider('OSRM', `${baseUrl}/table/v1/driving/${places}?${query}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = answerShape.safeParse(body);
  const block =
    answer.success &&
    readBlock(from, to, (row, column) => {
      const [seconds, metres] = [answer.data.durations[row]?.[column], answer.data.distances[row]?.[column]];
      return seconds === undefined || metres === undefined ? undefined : { seconds, metres };
    });
  if (status !== 200 || !block) throw new ProviderUnavailable('OSRM', `status ${status} with another answer`);
  return block;
}
