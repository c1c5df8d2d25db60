import type { Tx } from '../../../platform/db/database.ts';
import { lockEscrow, setEscrowState } from '../storage/escrow.ts';
import { endEscrow } from './end.ts';
import { type EscrowContext, type EscrowOutcome, EscrowRefused } from './escrow.ts';

/** Nothing moves until our people have decided. */
export async function freezeEscrow(tx: Tx, packageId: string): Promise<EscrowOutcome> {
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow) throw new EscrowRefused('unknown', packageId);
  if (escrow.state === 'frozen') return 'done-before';
  if (escrow.state !== 'held') throw new EscrowRefused('ended', packageId);
  await setEscrowState(tx, packageId, 'frozen');
  return 'done';
}

export type DisputeDecision = {
  readonly packageId: string;
  readonly carrierId: string;
  /** The carrier's part of the fee, before commission: nothing is a refund, all of it a release, else it is split. */
  readonly carrierFeeMinor: bigint;
};

/** Our people have decided. The charge is kept if the carrier is paid anything: a parcel was carried. */
export function decideDispute(context: EscrowContext, tx: Tx, decision: DisputeDecision): Promise<EscrowOutcome> {
  return endEscrow(context, tx, {
    packageId: decision.packageId,
    from: 'frozen',
    carrier: { id: decision.carrierId, feeMinor: decision.carrierFeeMinor },
    detail: 'Our team has decided. It is back in your balance.',
  });
}
