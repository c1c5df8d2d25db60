import { sellerLine } from '@waybill/contract/sales/money';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEventToMany } from '../../../platform/realtime/inbox.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import { openWallet } from '../commands/open-wallet.ts';
import { postTransfer } from '../ledger/post.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { planRefund } from '../sales/plan-refund.ts';
import { moveCredits } from '../storage/credits.ts';
import { type EarningPart, insertEarning } from '../storage/earnings.ts';
import { type SaleEscrow, setSaleEnded } from '../storage/escrow.ts';
import { hoursToClear } from './ending.ts';
import { backToBuyer, type EscrowOutcome, EscrowRefused, type EscrowSum, escrowTransfer, outOfEscrow } from './escrow.ts';
import { writeEscrowLine } from './lines.ts';
import { type CarrierPart, carrierLegs, goodsLegs, waitingOf } from './sale-sums.ts';

/** How a parcel that was sold ends: who gets what of everything that waits for it. What nobody gets goes back to who paid it. */
export type SaleEnding = {
  readonly state: 'released' | 'captured' | 'split';
  readonly carrier: { readonly id: string; readonly part: CarrierPart; readonly earning: EarningPart } | undefined;
  /** Whether our charge for sending is ours. */
  readonly isCharged: boolean;
  readonly goodsToSeller: bigint;
  readonly words: { readonly sender: string; readonly carrier: string };
  /** What the buyer reads of what goes back to them. */
  readonly reason: string;
};

/** Everything leaves escrow at once, in one transfer with one key. The escrow's row is locked. */
export async function closeSale(tx: Tx, escrow: SaleEscrow, ending: SaleEnding): Promise<EscrowOutcome> {
  const { packageId, senderId, buyerId, currency } = escrow;
  const waiting = waitingOf(escrow);
  const { fromFee, fromReserve } = ending.carrier?.part ?? { fromFee: 0n, fromReserve: 0n };
  const delivery = waiting.fee - fromFee + (ending.isCharged ? 0n : waiting.charge);
  const goods = waiting.goods - ending.goodsToSeller;
  const reserve = waiting.reserve - fromReserve;
  const isBuyers = escrow.deliveryBy === 'buyer';
  const toBuyer: Sources = [
    ['delivery', isBuyers ? delivery : 0n],
    ['goods', goods],
  ];
  const refund = { buyerId, amountMinor: sumOf(toBuyer), reason: ending.reason };
  const backLegs = spread(escrow, toBuyer, await planRefund(tx, refund));
  const toSender = isBuyers ? 0n : delivery;
  setSaleEnded(tx, packageId, {
    state: ending.state,
    carrierId: ending.state === 'released' ? null : (ending.carrier?.id ?? null),
    carrierPartMinor: fromFee + fromReserve,
    spentMinor: BigInt(escrow.spentMinor),
    goodsToSellerMinor: waiting.goods === 0n ? null : ending.goodsToSeller,
    goodsState: ending.goodsToSeller === 0n ? 'buyer' : goods === 0n ? 'seller' : 'split',
  });
  await writeDown(tx, escrow, ending, { toSender, reserve, isPaid: fromFee + fromReserve > 0n });
  const legs = [
    ...(ending.carrier ? carrierLegs(escrow, ending.carrier.id, ending.carrier.part) : []),
    ...goodsLegs(escrow, ending.goodsToSeller),
    ...(ending.isCharged ? [outOfEscrow(escrow, waiting.charge, { kind: 'charges', currency })] : []),
    outOfEscrow(escrow, toSender, 'sender'),
    outOfEscrow(escrow, reserve, 'sender', 'reserve'),
    ...backLegs,
  ].filter(({ amountMinor }) => amountMinor > 0n);
  if (legs.length > 0) {
    const outcome = await postTransfer(tx, escrowTransfer(escrow, 'end', legs));
    if (outcome !== 'posted') throw new Error(`Escrow could not be ended: ${outcome}`);
  }
  if (toSender + reserve > 0n) await collectDebt(tx, { userId: senderId, currency, occasion: `escrow ${packageId}` });
  return 'done';
}

type Sources = readonly (readonly [sum: EscrowSum, amountMinor: bigint])[];

const sumOf = (sources: Sources) => sources.reduce((total, [, amountMinor]) => total + amountMinor, 0n);

/** Sums on one side, accounts on the other: the legs between them, in order. */
function spread(
  escrow: SaleEscrow,
  sources: Sources,
  targets: readonly { readonly to: Leg['to']; readonly amountMinor: bigint }[],
): Leg[] {
  const wanted = targets.map((target) => ({ ...target }));
  const legs: Leg[] = [];
  for (const [sum, amountMinor] of sources) {
    let left = amountMinor;
    for (const target of wanted) {
      const part = smallerOf(left, target.amountMinor);
      if (part === 0n) continue;
      legs.push(backToBuyer(escrow, part, target.to, sum));
      target.amountMinor -= part;
      left -= part;
    }
  }
  return legs;
}

type Written = { readonly toSender: bigint; readonly reserve: bigint; readonly isPaid: boolean };

async function writeDown(tx: Tx, escrow: SaleEscrow, ending: SaleEnding, { toSender, reserve, isPaid }: Written): Promise<void> {
  const { packageId, senderId } = escrow;
  const { carrier, words, goodsToSeller } = ending;
  const back = { userId: senderId, kind: 'escrow-returned' } as const;
  if (toSender > 0n) writeEscrowLine(tx, escrow, { ...back, amountMinor: toSender, detail: words.sender, what: 'end' });
  if (reserve > 0n) {
    const detail = 'What was kept for attempts that fail is back in your balance.';
    writeEscrowLine(tx, escrow, { ...back, amountMinor: reserve, detail, what: 'reserve' });
  }
  if (carrier) writeCarrierEarning(tx, escrow, { ...carrier, detail: words.carrier });
  if (goodsToSeller > 0n) writeGoodsEarning(tx, escrow, goodsToSeller);
  if (!isPaid && escrow.hasSpentCredit) {
    const key = keyFor('credit returned', packageId);
    await moveCredits(tx, { key, userId: senderId, change: 1, reason: `not sent ${packageId}` });
  }
  sendEventToMany(tx, [senderId, ...(carrier ? [carrier.id] : [])], { type: 'wallet.changed' });
}

type Earned = { readonly id: string; readonly part: CarrierPart; readonly earning: EarningPart; readonly detail: string };

/** The carrier's line, and what clears a day later. */
export function writeCarrierEarning(tx: Tx, escrow: SaleEscrow, { id, part, earning, detail }: Earned): void {
  const { packageId, currency } = escrow;
  const { earnsMinor: amountMinor, commissionMinor } = carrierLine(part.fromFee + part.fromReserve);
  if (amountMinor === 0n) return;
  openWallet(tx, id, currency);
  const transactionId = writeEscrowLine(tx, escrow, {
    userId: id,
    kind: 'earning',
    amountMinor,
    detail: `${detail} Yours to spend in ${hoursToClear} hours.`.trim(),
    what: earning === 'fee' ? 'end' : earning,
  });
  const earned = { packageId, part: earning, userId: id, currency, amountMinor, commissionMinor, transactionId };
  insertEarning(tx, earned, hoursToClear);
}

function writeGoodsEarning(tx: Tx, escrow: SaleEscrow, goodsMinor: bigint): void {
  const { packageId, senderId, currency } = escrow;
  const { getsMinor: amountMinor, commissionMinor } = sellerLine(goodsMinor, currency);
  if (amountMinor === 0n) return;
  openWallet(tx, senderId, currency);
  const transactionId = writeEscrowLine(tx, escrow, {
    userId: senderId,
    kind: 'sale',
    amountMinor,
    detail: `Paid by your buyer. Yours to spend in ${hoursToClear} hours.`,
    what: 'goods',
  });
  const earned = { packageId, part: 'goods', userId: senderId, currency, amountMinor, commissionMinor, transactionId } as const;
  insertEarning(tx, earned, hoursToClear);
}

/** Refuses what does not fit the state. */
export function checkOpen({ state, packageId }: SaleEscrow, from: 'held' | 'frozen'): void {
  if (state === from) return;
  if (state !== 'held' && state !== 'frozen') throw new EscrowRefused('ended', packageId);
  throw new EscrowRefused(from === 'held' ? 'frozen' : 'not-frozen', packageId);
}
