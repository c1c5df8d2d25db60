import type { Tx } from '../../../platform/db/database.ts';
import type { NewEscrow } from '../storage/escrow.ts';

/** Who puts in what for a parcel that was sold, beside what the ordinary parcel has. */
export type SaleParts = {
  /** The payer in the books: `byr_…`. */
  readonly buyerId: string;
  readonly goodsMinor: bigint;
  readonly deliveryPaidBy: 'buyer' | 'seller';
  readonly payWhen: 'now' | 'door';
};

/** Holds all that is held for a parcel that was sold and that the caller has just made. */
export async function holdForSale(
  _tx: Tx,
  { packageId }: NewEscrow & { readonly sale: SaleParts },
  _credits: number,
): Promise<void> {
  throw new Error(`Nothing is held yet for what was sold as ${packageId}`);
}
