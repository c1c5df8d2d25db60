import { orderLimits, orderStatus } from './enums.ts';

/**
 * For a while after a delivery the carrier still sees names, phones and doors, and the sender the carrier’s phone: something may have
 * to be asked. Then both see parts of towns, and nobody’s number.
 */
export function areDetailsSeen({ status, changedAt }: { readonly status: number; readonly changedAt: Date }, now: Date): boolean {
  return status !== orderStatus.Completed || changedAt.getTime() > now.getTime() - orderLimits.detailsSeenDays * 86_400_000;
}
