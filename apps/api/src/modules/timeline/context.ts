import type { Database, Tx } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { PlaceFinder } from '../places/index.ts';
import type { EscrowContext } from '../wallet/index.ts';
import type { LockedPackage } from './storage/packages.ts';

/** A package that asks one carrier, because it is to travel with what they have announced. */
export type BookedPackage = LockedPackage & { readonly askedOf: string };

/** What deliveries have to do with what happens here. The timeline does not know them: they are told, and answer. */
export type DeliveryHooks = {
  /** A package asks a carrier: part of posting it. */
  onBooked(tx: Tx, item: BookedPackage): Promise<void>;
  /**
   * Its author takes it down, or the carrier the trip it was for, or our people (null): nobody carries it. Both are told. The
   * packages are locked.
   */
  onWithdrawn(tx: Tx, packageIds: readonly string[], by: string | null): Promise<void>;
  /** Whether somebody ever asked for it or was asked: then its pictures are part of that story. */
  hasOrders(tx: Tx, packageId: string): Promise<boolean>;
};

export type TimelineContext = EscrowContext & {
  readonly db: Database;
  readonly publish: Publish;
  readonly pinPepper: string;
  readonly deliveries: DeliveryHooks;
  readonly findPlaces: PlaceFinder;
};
