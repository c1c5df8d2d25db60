import type { BodyOf } from '@waybill/contract/call';
import type { Currency } from '@waybill/contract/money';
import type { createPackage } from '@waybill/contract/timeline/create-package';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Publish } from '../../platform/jobs/outbox.ts';
import type { PlaceFinder } from '../places/index.ts';
import type { PackageSale } from './storage/items.ts';
import type { LockedPackage } from './storage/packages.ts';
import type { AuthorStatus } from './storage/people.ts';

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

type PostingInput = Omit<BodyOf<typeof createPackage>, 'pin'>;

/** A parcel that is being posted, with money that its receiver pays at the door. */
export type CollectingParcel = {
  readonly packageId: string;
  readonly senderId: string;
  readonly sender: AuthorStatus;
  readonly input: PostingInput;
  readonly collect: NonNullable<PostingInput['collectAtDoor']>;
  readonly currency: Currency;
  readonly receiverPhone: string;
};

/** Hooks by which sales take part in the acts of the timeline, which does not import them. */
type SaleHooks = {
  /** Money is to be collected: part of posting the parcel, whose row is written. Answers what it was sold as. */
  onCollecting(tx: Tx, parcel: CollectingParcel): Promise<PackageSale>;
};

export type TimelineContext = {
  readonly db: Database;
  readonly publish: Publish;
  readonly pinPepper: string;
  readonly deliveries: DeliveryHooks;
  readonly sales: SaleHooks;
  readonly findPlaces: PlaceFinder;
  /** Who carries what is simulated; undefined outside of test worlds, where nothing is. */
  readonly simulatedCarrierId: string | undefined;
};
