import { orderStatus } from './enums.ts';

/** The days after a delivery in which the two still see each other’s phone, and the carrier names, phones and doors. */
export const detailsSeenDays = 30;

/**
 * For a while after a delivery the carrier still sees names, phones and doors, and the sender the carrier’s phone: something may have
 * to be asked. Then both see parts of towns, and nobody’s number.
 */
export function areDetailsSeen({ status, changedAt }: { readonly status: number; readonly changedAt: Date }, now: Date): boolean {
  return status !== orderStatus.Completed || changedAt.getTime() > now.getTime() - detailsSeenDays * 86_400_000;
}
