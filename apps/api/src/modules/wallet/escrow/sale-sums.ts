import { halfFee, sellerLine } from '@waybill/contract/sales/money';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import { houseAccount, personAccount } from '../ledger/accounts.ts';
import { smallerOf } from '../ledger/smaller-of.ts';
import type { Leg } from '../ledger/transfer.ts';
import type { SaleEscrow } from '../storage/escrow.ts';
import { type EscrowSum, outOfEscrow } from './escrow.ts';

/** What waits for a parcel that was sold, in minor units. */
export type Waiting = {
  readonly fee: bigint;
  readonly charge: bigint;
  readonly reserve: bigint;
  readonly goods: bigint;
};

export function waitingOf(escrow: SaleEscrow): Waiting {
  const hasDelivery = escrow.deliveryBy === 'sender' || !escrow.isDue;
  return {
    fee: hasDelivery ? BigInt(escrow.feeMinor) - BigInt(escrow.spentMinor) : 0n,
    charge: hasDelivery ? BigInt(escrow.chargeMinor) : 0n,
    reserve: BigInt(escrow.reserveMinor),
    goods: escrow.isDue ? 0n : BigInt(escrow.goodsMinor),
  };
}

/** A carrier's part, and what of it is taken from which sum. */
export type CarrierPart = { readonly fromFee: bigint; readonly fromReserve: bigint };

/** A delivery is paid from its fee, and from the reserve only where attempts have used some of it up. */
export function partOfFee({ fee, reserve }: Waiting, wanted: bigint): CarrierPart {
  const fromFee = smallerOf(fee, wanted);
  return { fromFee, fromReserve: smallerOf(reserve, wanted - fromFee) };
}

/** An attempt and the way back are paid from the reserve, which is there for that, and from the fee where there is none. */
export function partOfReserve({ fee, reserve }: Waiting, wanted: bigint): CarrierPart {
  const fromReserve = smallerOf(reserve, wanted);
  return { fromReserve, fromFee: smallerOf(fee, wanted - fromReserve) };
}

export const halvesOf = ({ feeMinor }: SaleEscrow) => halfFee(BigInt(feeMinor));

/** What a carrier earns of their part, and our commission, each from the sums it is taken from. */
export function carrierLegs(escrow: SaleEscrow, carrierId: string, { fromFee, fromReserve }: CarrierPart): Leg[] {
  const { earnsMinor, commissionMinor } = carrierLine(fromFee + fromReserve);
  const earnsOfFee = smallerOf(earnsMinor, fromFee);
  const earned = personAccount(carrierId, 'uncleared', escrow.currency);
  const commission = houseAccount('commission', escrow.currency);
  const legs: [bigint, Leg['to'], EscrowSum][] = [
    [earnsOfFee, earned, 'delivery'],
    [earnsMinor - earnsOfFee, earned, 'reserve'],
    [fromFee - earnsOfFee, commission, 'delivery'],
    [commissionMinor - (fromFee - earnsOfFee), commission, 'reserve'],
  ];
  return legs
    .filter(([amountMinor]) => amountMinor > 0n)
    .map(([amountMinor, to, sum]) => outOfEscrow(escrow, amountMinor, to, sum));
}

/** What the seller gets of their part of the price, and ours. */
export function goodsLegs(escrow: SaleEscrow, toSellerMinor: bigint): Leg[] {
  const { senderId, currency } = escrow;
  const { getsMinor, commissionMinor } = sellerLine(toSellerMinor, currency);
  const legs: [bigint, Leg['to']][] = [
    [getsMinor, personAccount(senderId, 'uncleared', currency)],
    [commissionMinor, houseAccount('commission', currency)],
  ];
  return legs
    .filter(([amountMinor]) => amountMinor > 0n)
    .map(([amountMinor, to]) => outOfEscrow(escrow, amountMinor, to, 'goods'));
}
