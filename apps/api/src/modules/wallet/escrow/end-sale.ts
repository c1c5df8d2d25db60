import { carrierLine } from '@waybill/contract/wallet/money-line';
import type { Tx } from '../../../platform/db/database.ts';
import type { SaleEscrow } from '../storage/escrow.ts';
import { checkOpen, closeSale, type SaleEnding } from './close-sale.ts';
import type { Ending } from './ending.ts';
import { type EscrowOutcome, EscrowRefused } from './escrow.ts';
import { partOfFee, type Waiting, waitingOf } from './sale-sums.ts';

/** A parcel that was sold is handed over, given up or decided upon: delivery, goods and reserve end together. */
export async function endSale(tx: Tx, escrow: SaleEscrow, ending: Ending): Promise<EscrowOutcome> {
  const { packageId, state } = escrow;
  const wanted = wantedOf(escrow, ending);
  if (state !== 'held' && state !== 'frozen' && isSame(escrow, ending, wanted)) return 'done-before';
  checkOpen(escrow, ending.from);
  const isCapture = ending.carrier?.feeMinor === 'all';
  // Whoever has not paid gets nothing handed over.
  if (isCapture && escrow.isDue) throw new EscrowRefused('due', packageId);
  const waiting = waitingOf(escrow);
  const part = partOfFee(waiting, wanted);
  const isPaid = part.fromFee + part.fromReserve > 0n;
  const carrier = ending.carrier && isPaid ? { id: ending.carrier.id, part, earning: 'fee' as const } : undefined;
  const goodsToSeller = goodsIn(escrow, waiting, ending, isPaid);
  const isWhole = isCapture || (wanted === BigInt(escrow.feeMinor) && isPaid);
  return closeSale(tx, escrow, {
    state: !isPaid ? 'released' : isWhole ? 'captured' : 'split',
    carrier,
    isCharged: isPaid,
    goodsToSeller,
    words: wordsOf(escrow, waiting, ending, part.fromFee + part.fromReserve),
    reason: ending.from === 'frozen' ? 'Our team has decided.' : 'The delivery did not take place.',
  });
}

function wantedOf({ feeMinor, packageId }: SaleEscrow, { carrier }: Ending): bigint {
  const wanted = carrier?.feeMinor === 'all' ? BigInt(feeMinor) : (carrier?.feeMinor ?? 0n);
  if (wanted < 0n || wanted > BigInt(feeMinor)) throw new EscrowRefused('not-a-share', packageId);
  return wanted;
}

function goodsIn({ packageId }: SaleEscrow, { goods }: Waiting, { goodsToSellerMinor }: Ending, isPaid: boolean): bigint {
  const toSeller = goodsToSellerMinor ?? (isPaid ? goods : 0n);
  if (toSeller < 0n || toSeller > goods) throw new EscrowRefused('not-a-share', packageId);
  return toSeller;
}

/** Whether this very ending was asked for before. */
function isSame(escrow: SaleEscrow, { carrier }: Ending, wanted: bigint): boolean {
  const paid = BigInt(escrow.carrierPartMinor ?? 0);
  if (escrow.state === 'released') return wanted === 0n && paid === 0n;
  return escrow.carrierId === carrier?.id && (carrier?.feeMinor === 'all' ? escrow.state === 'captured' : paid === wanted);
}

function wordsOf(escrow: SaleEscrow, waiting: Waiting, ending: Ending, part: bigint): SaleEnding['words'] {
  const { earnsMinor: carrierGets, commissionMinor: commission } = carrierLine(part);
  const isSenders = escrow.deliveryBy === 'sender';
  const charge = part > 0n ? waiting.charge : 0n;
  const left = waiting.fee + waiting.charge - charge - part;
  return ending.words(escrow, { carrierGets, commission, charge, senderGets: isSenders && left > 0n ? left : 0n });
}
