import type { RoundProblem, RoundStop } from '@waybill/contract/rounds/round';
import * as z from 'zod';
import { askProvider } from '../ask-provider.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { planOfStops } from './plan-of-stops.ts';
import type { RoundsPort } from './port.ts';
import { vroomQuestion } from './vroom-question.ts';

const step = z.object({ type: z.string(), id: z.number().int().optional() });
const answerShape = z.object({
  code: z.literal(0),
  routes: z.array(z.object({ vehicle: z.number().int(), steps: z.array(step) })),
});

/**
 * VROOM (https://github.com/VROOM-Project/vroom) behind vroom-express. It knows whole seconds only, so it is told travel that is rounded
 * up and hours that are rounded inwards; the times of its answer are ours, for the order of stops that it found.
 */
export function createVroom({ baseUrl }: { readonly baseUrl: string }): RoundsPort {
  return {
    source: 'vroom',
    async plan(problem, { budgetMs, signal }) {
      const stopped = signal ? [signal] : [];
      const { status, body } = await askProvider('VROOM', `${baseUrl}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(vroomQuestion(problem)),
        signal: AbortSignal.any([AbortSignal.timeout(Math.ceil(budgetMs)), ...stopped]),
      });
      const answer = answerShape.safeParse(body);
      if (status !== 200 || !answer.success) throw new ProviderUnavailable('VROOM', `status ${status} with another answer`);
      return planOfStops(
        problem,
        new Map(answer.data.routes.map(({ vehicle, steps }) => [vehicleId(problem, vehicle), stopsOf(problem, steps)])),
      );
    },
  };
}

function vehicleId({ vehicles }: RoundProblem, index: number): string {
  const vehicle = vehicles[index];
  if (!vehicle) throw new ProviderUnavailable('VROOM', 'a route for a vehicle that it was not told of');
  return vehicle.id;
}

function stopsOf({ jobs }: RoundProblem, steps: readonly z.infer<typeof step>[]): RoundStop[] {
  return steps.flatMap(({ type, id }): RoundStop[] => {
    if (type === 'start' || type === 'end') return [];
    const job = jobs[(id ?? -2) >> 1];
    if (!job || (type !== 'pickup' && type !== 'delivery'))
      throw new ProviderUnavailable('VROOM', `a step that is no stop: ${type}`);
    return [{ jobId: job.id, kind: type === 'pickup' ? 'pickup' : 'dropOff' }];
  });
}
