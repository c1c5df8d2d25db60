import type { Tx } from '../../platform/db/database.ts';
import { sendEventToMany } from '../../platform/realtime/inbox.ts';

/** Has the open pages of these people look again. */
export function tellOf(tx: Tx, collectionId: string, people: readonly (string | null)[]): void {
  sendEventToMany(
    tx,
    people.filter((id) => id !== null),
    { type: 'collection.changed', collectionId },
  );
}
