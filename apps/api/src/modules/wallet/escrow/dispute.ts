import { toMajor, toMinor } from '@waybill/contract/money';
import { outcomeWords } from '@waybill/contract/orders/outcome-words';
import type { Shares } from '@waybill/contract/wallet/shares';
import type { Tx } from '../../../platform/db/database.ts';
import { inMoney } from '../money-words.ts';
import { type EscrowRow, lockEscrow, setEscrowState } from '../storage/escrow.ts';
import { endEscrow } from './end.ts';
import type { EndWords } from './ending.ts';
import { type EscrowOutcome, EscrowRefused } from './escrow.ts';

/** Freezes the escrow: nothing moves until staff have decided. */
export async function freezeEscrow(tx: Tx, packageId: string): Promise<EscrowOutcome> {
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow) throw new EscrowRefused('unknown', packageId);
  if (escrow.state === 'frozen') return 'done-before';
  if (escrow.state !== 'held') throw new EscrowRefused('ended', packageId);
  setEscrowState(tx, packageId, 'frozen');
  return 'done';
}

export type DisputeDecision = {
  readonly packageId: string;
  readonly carrierId: string;
  /** The carrier's part of the fee, before commission: nothing is a refund, all of it a release, else it is split. */
  readonly carrierFeeMinor: bigint;
  /** Of what was sold, the seller's part of its price; if not said, all of it where the carrier is paid anything, and else nothing. */
  readonly goodsToSellerMinor?: bigint | undefined;
};

/** Staff have decided. The charge is kept if the carrier is paid anything: a parcel was carried. */
export function decideDispute(tx: Tx, decision: DisputeDecision): Promise<EscrowOutcome> {
  return endEscrow(tx, {
    packageId: decision.packageId,
    from: 'frozen',
    carrier: { id: decision.carrierId, feeMinor: decision.carrierFeeMinor },
    goodsToSellerMinor: decision.goodsToSellerMinor,
    words: wordsOf,
  });
}

/** The text for each party's history: the decision, and the fee of which they get their part. */
function wordsOf({ feeMinor, currency }: EscrowRow, { carrierGets, senderGets, commission, charge }: Shares): EndWords {
  const decision = carrierGets === 0n ? 'refund' : senderGets === 0n ? 'release' : 'split';
  const sums = {
    decision,
    fee: toMajor(BigInt(feeMinor)),
    carrierGets: toMajor(carrierGets),
    senderGets: toMajor(senderGets),
    commission: toMajor(commission),
    charge: toMajor(charge),
  } as const;
  const wordsFor = (side: 'sender' | 'carrier') =>
    `Our team has decided. ${outcomeWords(sums, side, (major) => inMoney(toMinor(major), currency))}`;
  return { sender: wordsFor('sender'), carrier: wordsFor('carrier') };
}
