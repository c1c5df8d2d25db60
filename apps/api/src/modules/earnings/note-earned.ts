import { type ShareTerms, shareOf } from '@waybill/contract/earnings/share-rule';
import type { Currency } from '@waybill/contract/money';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import type { Tx } from '../../platform/db/database.ts';
import { type EarnedPart, listEarnedParts } from '../wallet/index.ts';
import { termsOf } from './share-terms.ts';
import { insertRideLine, listRideLines, type RideLine, type RidePart } from './storage/ride-earnings.ts';
import { findTerms } from './storage/share-rules.ts';

type EarningOrder = {
  readonly id: string;
  readonly packageId: string;
  readonly carrierId: string;
  readonly riderId: string | null;
  readonly currency: Currency;
  readonly feeMinor: string;
};

/** An order of a business before it earns something: its lines so far, and what its rider gets. */
export type Ride = {
  readonly order: EarningOrder;
  readonly lines: readonly RideLine[];
  readonly terms: ShareTerms | undefined;
};

/** Undefined where the carrier is no business. The order is locked: its lines are written one after the other. */
export async function findRide(tx: Tx, order: EarningOrder): Promise<Ride | undefined> {
  const [row, lines] = await Promise.all([findTerms(tx, order.carrierId, order.riderId), listRideLines(tx, order.id)]);
  return row && { order, lines, terms: order.riderId === null ? undefined : termsOf(row, order.currency) };
}

type Sums = { readonly feeMinor: bigint; readonly commissionMinor: bigint; readonly earnedMinor: bigint };

/** The parcel was handed over: the line of its fee, by the rule of this moment. The money follows when the handover is confirmed. */
export function noteHandedOver(tx: Tx, ride: Ride, at: Date | undefined): void {
  const feeMinor = BigInt(ride.order.feeMinor);
  const { commissionMinor, earnsMinor: earnedMinor } = carrierLine(feeMinor);
  writeLine(tx, ride, 'delivery', { feeMinor, commissionMinor, earnedMinor }, at);
}

/** The money has moved: the lines say of each part what the books paid. What was expected and not paid is taken back, its share too. */
export async function notePaid(tx: Tx, ride: Ride, at: Date | undefined): Promise<void> {
  const { order, lines } = ride;
  const paid = await listEarnedParts(tx, order.packageId, order.carrierId);
  for (const part of paid) {
    const line = lines.find((one) => one.part === ridePartOf(part));
    if (line) correct(tx, ride, line, sumsOf(part), at);
    else writeLine(tx, ride, ridePartOf(part), sumsOf(part), at);
  }
  const expected = lines.find(({ part }) => part === 'delivery');
  if (expected && !paid.some(({ part }) => part === 'fee')) correct(tx, ride, expected, nothing, at);
}

const nothing: Sums = { feeMinor: 0n, commissionMinor: 0n, earnedMinor: 0n };

const ridePartOf = ({ part }: EarnedPart): RidePart => (part === 'fee' ? 'delivery' : part);

function sumsOf({ amountMinor, commissionMinor }: EarnedPart): Sums {
  const [earned, commission] = [BigInt(amountMinor), BigInt(commissionMinor)];
  return { feeMinor: earned + commission, commissionMinor: commission, earnedMinor: earned };
}

function writeLine(tx: Tx, { order, terms }: Ride, part: RidePart, sums: Sums, at: Date | undefined): void {
  insertRideLine(tx, {
    ...{ businessId: order.carrierId, orderId: order.id, currency: order.currency, riderId: order.riderId },
    ...{ part, isCorrection: false, at: at ?? null },
    ...texts(sums, terms ? shareOf(sums.earnedMinor, terms, part === 'delivery') : 0n),
    sharePercent: terms?.percent ?? null,
    sharePerParcelMinor: terms ? String(terms.perParcelMinor) : null,
  });
}

/** By the rule of the line that it corrects, and for its rider, whatever holds by now. */
function correct(tx: Tx, { order, lines }: Ride, line: RideLine, now: Sums, at: Date | undefined): void {
  const hasMoved = String(now.earnedMinor) !== line.earnedMinor || String(now.feeMinor) !== line.feeMinor;
  if (!hasMoved || lines.some(({ part, isCorrection }) => part === line.part && isCorrection)) return;
  const { riderId, part, sharePercent, sharePerParcelMinor } = line;
  const terms = sharePercent === null ? undefined : { percent: sharePercent, perParcelMinor: BigInt(sharePerParcelMinor ?? 0) };
  const share = terms ? shareOf(now.earnedMinor, terms, part === 'delivery') : 0n;
  const change = {
    feeMinor: now.feeMinor - BigInt(line.feeMinor),
    commissionMinor: now.commissionMinor - BigInt(line.commissionMinor),
    earnedMinor: now.earnedMinor - BigInt(line.earnedMinor),
  };
  insertRideLine(tx, {
    ...{
      businessId: order.carrierId,
      orderId: order.id,
      currency: order.currency,
      riderId,
      part,
      sharePercent,
      sharePerParcelMinor,
    },
    ...{ isCorrection: true, at: at ?? null },
    ...texts(change, share - BigInt(line.shareMinor)),
  });
}

const texts = ({ feeMinor, commissionMinor, earnedMinor }: Sums, shareMinor: bigint) => ({
  feeMinor: String(feeMinor),
  commissionMinor: String(commissionMinor),
  earnedMinor: String(earnedMinor),
  shareMinor: String(shareMinor),
});
