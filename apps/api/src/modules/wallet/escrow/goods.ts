import { sellerLine } from '@waybill/contract/sales/money';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { postTransfer } from '../ledger/post.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import { keyFor, type Leg } from '../ledger/transfer.ts';
import { inMoney } from '../money-words.ts';
import { type BackTo, planRefund } from '../sales/plan-refund.ts';
import { freezeEarning, lockEarning, setEarningCleared, thawEarning } from '../storage/earnings.ts';
import { isOfSale, lockEscrow, type SaleEscrow, setGoodsBack } from '../storage/escrow.ts';
import { amendTransaction, settleTransaction } from '../storage/transactions.ts';
import { type EscrowOutcome, EscrowRefused } from './escrow.ts';

type Goods = { readonly escrow: SaleEscrow; readonly earning: NonNullable<Awaited<ReturnType<typeof lockEarning>>> };

async function lockGoods(tx: Tx, packageId: string): Promise<Goods> {
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow || !isOfSale(escrow)) throw new EscrowRefused('unknown', packageId);
  const earning = await lockEarning(tx, { packageId, part: 'goods' });
  if (!earning) throw new EscrowRefused('unknown', packageId);
  return { escrow, earning };
}

/** The buyer says that it is not what was sold: its money waits for a decision, and nothing else does. */
export async function freezeGoods(tx: Tx, packageId: string): Promise<EscrowOutcome> {
  const { escrow, earning } = await lockGoods(tx, packageId);
  if (earning.isFrozen) return 'done-before';
  // What staff have decided about before is decided.
  if (earning.isCleared || earning.isThawed || escrow.goodsState !== 'seller') throw new EscrowRefused('ended', packageId);
  freezeEarning(tx, earning);
  return 'done';
}

export type GoodsDecision = {
  readonly packageId: string;
  /** Of the price: nothing leaves all of it with the seller, the whole price is a refund, anything between a split. */
  readonly toBuyerMinor: bigint;
};

/** Staff have decided. Our commission is for what the seller keeps; the rest of it goes back with the goods' money. */
export async function decideGoods(tx: Tx, { packageId, toBuyerMinor }: GoodsDecision): Promise<EscrowOutcome> {
  const { escrow, earning } = await lockGoods(tx, packageId);
  const goods = BigInt(escrow.goodsMinor);
  if (!earning.isFrozen) {
    if (earning.isThawed && BigInt(escrow.goodsBackMinor) === toBuyerMinor) return 'done-before';
    throw new EscrowRefused('not-frozen', packageId);
  }
  if (toBuyerMinor < 0n || toBuyerMinor > goods) throw new EscrowRefused('not-a-share', packageId);
  const { senderId, buyerId, currency } = escrow;
  const before = sellerLine(goods, currency);
  const after = sellerLine(goods - toBuyerMinor, currency);
  const ofCommission = before.commissionMinor - after.commissionMinor;
  const ofSeller = toBuyerMinor - ofCommission;
  const remaining = BigInt(earning.remainingMinor);
  const ofEarning = smallerOf(ofSeller, remaining);
  thawEarning(tx, earning, after.getsMinor > 0n ? after.getsMinor : BigInt(earning.amountMinor), remaining - ofEarning);
  tellSeller(tx, { escrow, earning }, toBuyerMinor, after.getsMinor);
  setGoodsBack(tx, packageId, {
    goodsState: toBuyerMinor === 0n ? 'seller' : toBuyerMinor === goods ? 'buyer' : 'split',
    goodsBackMinor: toBuyerMinor,
  });
  const back = await planRefund(tx, { buyerId, amountMinor: toBuyerMinor, reason: 'It was not what was sold.' });
  const legs = [
    ...share(personAccount(senderId, 'uncleared', currency), ofEarning, back),
    // A chargeback has taken of it since: the seller owes what is missing.
    ...share(personAccount(senderId, 'receivable', currency), ofSeller - ofEarning, back),
    ...share(houseAccount('commission', currency), ofCommission, back),
  ];
  if (legs.length === 0) return 'done';
  const outcome = await postTransfer(tx, {
    key: keyFor('goods decided', packageId),
    kind: 'sale-decided',
    about: { packageId },
    legs,
  });
  if (outcome !== 'posted') throw new Error(`Goods could not be decided: ${outcome}`);
  return 'done';
}

/** Takes this much of what is to go back from one account; what is left of the targets is for the next. */
function share(from: Leg['from'], amountMinor: bigint, back: BackTo[]): Leg[] {
  const legs: Leg[] = [];
  let left = amountMinor;
  while (left > 0n) {
    const target = back.shift();
    if (!target) throw new Error('More goes back than was planned');
    const part = smallerOf(left, target.amountMinor);
    legs.push({ from, to: target.to, amountMinor: part });
    if (part < target.amountMinor) back.unshift({ ...target, amountMinor: target.amountMinor - part });
    left -= part;
  }
  return legs;
}

function tellSeller(tx: Tx, { escrow, earning }: Goods, toBuyerMinor: bigint, keepsMinor: bigint): void {
  const { senderId, currency } = escrow;
  if (keepsMinor === 0n) {
    setEarningCleared(tx, earning);
    const detail = 'Our team has decided: what was paid for it went back to your buyer.';
    settleTransaction(tx, earning.transactionId, transactionStatus.Reversed, detail);
  } else if (toBuyerMinor > 0n) {
    amendTransaction(tx, earning.transactionId, { amountMinor: String(keepsMinor), currency });
    const detail = `Our team has decided: ${inMoney(toBuyerMinor, currency)} of the price went back to your buyer.`;
    settleTransaction(tx, earning.transactionId, transactionStatus.Pending, detail);
  }
  sendEvent(tx, senderId, { type: 'wallet.changed' });
}
