import type { Side } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { lockPackage } from '../../timeline/index.ts';
import { giveWay, insertNegotiation, waitForPin } from '../storage/negotiations.ts';

/** A negotiation of two people from before this program ran. */
export type PastNegotiation = {
  readonly packageId: string;
  readonly carrierId: string;
  readonly named: readonly { readonly by: Side; readonly minor: bigint; readonly reason: string; readonly at: Date }[];
  /** The carrier accepted the last amount: it waits for the sender’s PIN. */
  readonly isAgreed: boolean;
};

/** Writes the amounts as they were named; the last one is open from now on. */
export async function recordPastNegotiation(tx: Tx, { packageId, carrierId, named, isAgreed }: PastNegotiation): Promise<void> {
  const item = await lockPackage(tx, packageId);
  if (!item) throw new Error(`There is no package ${packageId} to talk about`);
  for (const [index, { by, minor, reason, at }] of named.entries()) {
    await giveWay(tx, packageId, carrierId, by);
    const { senderId, currency } = item;
    const id = newId('negotiation', at.getTime());
    await insertNegotiation(tx, { id, packageId, senderId, carrierId, namedBy: by, currency, reason, amountMinor: minor });
    await tx`update negotiation set created_at = ${at} where id = ${id}`;
    if (isAgreed && index === named.length - 1) waitForPin(tx, id);
  }
}
