import type { TodayStopView } from '@waybill/contract/rounds/get-today';

/** What was entered on this phone and waits for the network. */
type Entered = { readonly orderId: string; readonly to: number; readonly refusal?: unknown };

/** The step of an order that is taken at a stop. */
export function stepAt({ kind, isReturn }: Pick<TodayStopView, 'kind' | 'isReturn'>): 2 | 4 | 6 {
  if (isReturn) return 6;
  return kind === 'pickup' ? 2 : 4;
}

/**
 * A stop is behind its rider when its order says so, or when this phone knows better than the server: the code was entered
 * without network.
 */
function isBehind(stop: TodayStopView, entered: readonly Entered[]): boolean {
  if (stop.state !== 'ahead') return true;
  return entered.some(({ orderId, to, refusal }) => orderId === stop.orderId && to === stepAt(stop) && refusal === undefined);
}

/** The stops that are still to be made, in their order: the first is the one to go to. */
export function stopsAhead(stops: readonly TodayStopView[], entered: readonly Entered[]): TodayStopView[] {
  return stops.filter((stop) => !isBehind(stop, entered));
}
