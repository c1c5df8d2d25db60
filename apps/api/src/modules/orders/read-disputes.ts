import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { type DisputeRow, listDisputes, listLateClaimed } from './storage/disputes.ts';
import { type EventRow, listEvents } from './storage/history.ts';

export type Dispute = DisputeRow & {
  /** Oldest first, with the addresses of what was photographed. */
  readonly history: readonly (EventRow & { readonly pictures: readonly string[] })[];
};

const daysOfClaims = 90;

/** Disputes with everything staff decide by. */
export async function readDisputes(db: Db): Promise<readonly Dispute[]> {
  return withHistory(db, await listDisputes(db));
}

/** Claims that came too late to move anything, of orders that are not in dispute. */
export async function readLateClaims(db: Db): Promise<readonly Dispute[]> {
  return withHistory(db, await listLateClaimed(db, daysOfClaims));
}

async function withHistory(db: Db, rows: readonly DisputeRow[]): Promise<readonly Dispute[]> {
  const disputes: Dispute[] = [];
  for (const row of rows) {
    const events = await listEvents(db, row.orderId);
    const images = await imagesOf(
      db,
      events.map(({ id }) => id),
    );
    disputes.push({
      ...row,
      history: events.map((event) => ({
        ...event,
        pictures: (images.get(event.id) ?? []).flatMap(({ sizes }) => sizes.at(-1)?.url ?? []),
      })),
    });
  }
  return disputes;
}
