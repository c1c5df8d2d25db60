import type { TravelMatrix } from '@waybill/contract/rounds/round';
import { type DispatchMode, dispatchMode } from '@waybill/contract/timeline/enums';
import type { TravelQuestion, TravelTimesPort } from './port.ts';
import { straightLine } from './straight-line.ts';

/** After a failure the straight line answers for so long: nobody should wait for a broken server at every round. */
const restMs = 30_000;

const byRoad: ReadonlySet<DispatchMode> = new Set([
  dispatchMode.Bike,
  dispatchMode.Car,
  dispatchMode.Van,
  dispatchMode.Truck,
  dispatchMode.Bus,
]);

/**
 * Asks the configured server of roads. What does not go by road, and everything while the server is down, slow or answers nonsense, is
 * measured by the straight line, the whole table of it: half a table of each would send riders where the kinder half is. The answer says
 * who measured. The rest after a failure is this process's own.
 */
export function createTravelTimes(server: TravelTimesPort | undefined, report: (error: unknown) => void) {
  let restUntil = 0;
  return async (question: TravelQuestion): Promise<TravelMatrix & { readonly source: TravelTimesPort['source'] }> => {
    if (server && byRoad.has(question.mode) && performance.now() >= restUntil) {
      try {
        return { ...(await server.measure(question)), source: server.source };
      } catch (error) {
        restUntil = performance.now() + restMs;
        report(error);
      }
    }
    return { ...(await straightLine.measure(question)), source: straightLine.source };
  };
}
