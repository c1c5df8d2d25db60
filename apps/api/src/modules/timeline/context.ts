import type { Database, Tx } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { PlaceFinder } from '../places/index.ts';
import type { LockedPackage } from './storage/packages.ts';

/** A package that asks one carrier, because it is to travel with what they have announced. */
type BookedPackage = LockedPackage & { readonly askedOf: string };

/** Hooks by which deliveries take part in the acts of the timeline, which does not import them. */
export type DeliveryHooks = {
  /** A package asks a carrier: part of posting it. */
  onBooked(tx: Tx, item: BookedPackage): Promise<void>;
  /**
   * Called when the author takes packages down, or the carrier the trip they were for, or staff (null): nobody carries them.
   * Both sides are notified. The packages are locked.
   */
  onWithdrawn(tx: Tx, packageIds: readonly string[], by: string | null): Promise<void>;
  /** Whether somebody ever asked for it or was asked: then its pictures are part of that story. */
  hasOrders(tx: Tx, packageId: string): Promise<boolean>;
};

export type TimelineContext = {
  readonly db: Database;
  readonly publish: Publish;
  readonly pinPepper: string;
  readonly deliveries: DeliveryHooks;
  readonly findPlaces: PlaceFinder;
};
