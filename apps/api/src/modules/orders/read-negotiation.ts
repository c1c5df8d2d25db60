import { toMajor } from '@waybill/contract/money';
import { negotiationStatus, orderLimits } from '@waybill/contract/orders/enums';
import type { AgreedFeeView, NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { Side } from '@waybill/contract/orders/process';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type AgreedFee, type FeeRoute, listAgreedFees } from '../timeline/index.ts';
import { listThread, type NegotiationRow } from './storage/negotiations.ts';
import { findOrderBetween, findPackageStatus, type PackageStatus } from './storage/package-status.ts';
import { findPeople } from './storage/people.ts';

const shownFees = 5;

/** The negotiation of two people about the fee of a package, as one of them sees it. */
export async function readThread(db: Db, packageId: string, viewerId: string, otherId: string): Promise<NegotiationThreadView> {
  const parcel = await findPackageStatus(db, packageId);
  const side = parcel && sideIn(parcel, viewerId, otherId);
  if (!parcel || !side) throw nothingHere();
  const carrierId = side === 'carrier' ? viewerId : otherId;
  const [offers, order, people, agreed] = await Promise.all([
    listThread(db, packageId, carrierId),
    findOrderBetween(db, packageId, carrierId),
    findPeople(db, [otherId]),
    listAgreedFees(db, routeOf(parcel), { most: shownFees, exceptPackageId: packageId }),
  ]);
  const otherParty = people.get(otherId);
  const hasBegun = offers.length > 0 || order !== undefined;
  const isAllowedIn = side === 'sender' || hasBegun || (!parcel.isGone && isFor(parcel, viewerId));
  if (!otherParty || !isAllowedIn) throw nothingHere();
  const mayNegotiate = isFor(parcel, carrierId) && (side === 'carrier' || hasBegun || parcel.askedOf === carrierId);
  return {
    packageId,
    role: side,
    otherParty,
    heldFee: toMajor(BigInt(parcel.heldMinor)),
    charge: side === 'sender' ? toMajor(BigInt(parcel.chargeMinor)) : null,
    reserve: side === 'sender' ? toMajor(BigInt(parcel.reserveMinor)) : null,
    currency: parcel.currency,
    offers: offers.map((offer) => offerViewOf(offer, side)),
    countersLeft: countersLeft(offers.length),
    lastAgreedFees: agreed.map(agreedFeeViewOf),
    can: mayDo(parcel, side, offers, mayNegotiate),
  };
}

function nothingHere(): Problem {
  return new Problem('not_found', 'We cannot find this parcel.');
}

function sideIn({ senderId }: PackageStatus, viewerId: string, otherId: string): Side | undefined {
  if (viewerId === otherId) return undefined;
  if (senderId === viewerId) return 'sender';
  return senderId === otherId ? 'carrier' : undefined;
}

/** A booking is for the carrier it asks; any other package is for everybody. */
function isFor({ askedOf }: PackageStatus, carrierId: string): boolean {
  return askedOf === null || askedOf === carrierId;
}

/** The first amount is no counter. */
function countersLeft(offers: number): number {
  return Math.max(0, orderLimits.counters + 1 - Math.max(1, offers));
}

export function offerViewOf(offer: NegotiationRow, side: Side): NegotiationView {
  return {
    negotiationId: offer.id,
    packageId: offer.packageId,
    otherPartyId: side === 'sender' ? offer.carrierId : offer.senderId,
    by: offer.namedBy,
    isMine: offer.namedBy === side,
    amount: toMajor(BigInt(offer.amountMinor)),
    currency: offer.currency,
    reason: offer.reason,
    status: offer.status,
    dateCreated: offer.createdAt.toISOString(),
    openUntil: offer.openUntil.toISOString(),
  };
}

function routeOf({ pickup, dropOffs, currency }: PackageStatus): FeeRoute {
  const [dropOff] = dropOffs;
  if (!dropOff) throw new Error('A package goes nowhere');
  return { from: pickup, to: dropOff, currency };
}

function agreedFeeViewOf({ feeMinor, currency, dispatchMode, weightGrams, on }: AgreedFee): AgreedFeeView {
  return { amount: toMajor(BigInt(feeMinor)), currency, dispatchMode, weight: weightGrams / 1000, on };
}

function mayDo(
  parcel: PackageStatus,
  side: Side,
  offers: readonly NegotiationRow[],
  mayNegotiate: boolean,
): NegotiationThreadView['can'] {
  const live = parcel.isWanted ? offers.find(({ isLive }) => isLive) : undefined;
  const isOpen = live?.status === negotiationStatus.Open;
  const isMine = live?.namedBy === side;
  return {
    offer: mayNegotiate && parcel.isWanted && offers.length <= orderLimits.counters,
    accept: live ? howToAccept(parcel, side, live) : 'no',
    reject: isOpen && !isMine,
    withdraw: live !== undefined && (!isOpen || isMine),
  };
}

function howToAccept(
  { heldMinor }: PackageStatus,
  side: Side,
  { status, namedBy, amountMinor }: NegotiationRow,
): NegotiationThreadView['can']['accept'] {
  if (status === negotiationStatus.Accepted) return side === 'sender' ? 'pin' : 'wait';
  if (namedBy === side) return 'no';
  return side === 'carrier' || amountMinor === heldMinor ? 'accept' : 'pin';
}
