import { afterCommit, type Database, type Db } from '../db/database.ts';
import type { Fragment } from '../db/sql.ts';
import type { RealtimeChannel } from './channels.ts';

/** The handlers of a node for messages from other nodes, and from itself. */
export type BusListener = {
  receive(channel: RealtimeChannel, text: string): void;
  /** Listening has begun, or begun again: earlier messages may have been missed. */
  resumed(): void;
};

/** The messages between nodes. */
export type Bus = { listen(handlers: BusListener): Promise<{ stop(): Promise<void> }> };

/** A bus that is not PostgreSQL itself. What it loses is found by looking (see hub.ts). */
export type SwiftBus = Bus & {
  /** Whether a message sent now has a chance to arrive. */
  isReady(): boolean;
  /** Never fails and never waits: the act is committed, whether or not the message arrives. */
  send(channel: RealtimeChannel, texts: readonly string[]): void;
};

const swiftBuses = new WeakMap<Database, SwiftBus>();

/** From now on, acts on this database are made known over this bus. */
export function speakBy(db: Database, bus: SwiftBus): void {
  swiftBuses.set(db, bus);
}

/**
 * Sends messages to all nodes once the act is committed, and nothing if it is not. Over the swift bus where there is one; by
 * NOTIFY, which is part of the transaction, where there is none or it is away at this moment: that statement is the answer.
 */
export function signal(db: Db, channel: RealtimeChannel, texts: readonly string[]): readonly Fragment[] {
  const isSent = afterCommit(db, (database) => {
    const bus = swiftBuses.get(database);
    return bus?.isReady() ? () => bus.send(channel, texts) : undefined;
  });
  return isSent ? [] : [db`select pg_notify(${channel}, text) from unnest(${[...texts]}::text[]) as text`];
}
