import { toMajor, toMinor } from '@waybill/contract/money';
import type { RiderSeen } from '@waybill/contract/orders/assignment-view';
import { areDetailsSeen } from '@waybill/contract/orders/details-seen';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderEventView, OrderView } from '@waybill/contract/orders/order-view';
import type { PositionView } from '@waybill/contract/orders/position-view';
import type { Side } from '@waybill/contract/orders/process';
import type { RatingView } from '@waybill/contract/orders/rating-view';
import { isFollowed, isHandoverAhead, isOnTheWay } from '@waybill/contract/orders/status-groups';
import { halfFee } from '@waybill/contract/sales/money';
import { dispatchMode } from '@waybill/contract/timeline/enums';
import type { AuthorView, PackageView } from '@waybill/contract/timeline/item-view';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readShare } from '../earnings/index.ts';
import { imagesOf } from '../files/index.ts';
import { readDoorWords } from '../receivers/index.ts';
import { readPackageView } from '../timeline/index.ts';
import { type EscrowRow, findEscrow, findReturned } from '../wallet/index.ts';
import { assignmentViewOf, bearerOf, isHiddenFromRider } from './assignments.ts';
import { handoverCodeOf, pickupCodeOf, returnCodeOf } from './codes.ts';
import type { OrdersContext } from './context.ts';
import { estimateArrival, estimateWindow, windowViewOf } from './eta.ts';
import { actionsFor, approvalOf, isAgreed, mayBeDecided, mayDo, movesTo, sideOf } from './order-status.ts';
import { readDoor } from './read-door.ts';
import { readOutcomes } from './read-outcomes.ts';
import { readQuestionsTo } from './read-questions.ts';
import { firstNameOf } from './receiver-sms.ts';
import { findLastAssignment } from './storage/assignments.ts';
import { positionOf } from './storage/duty.ts';
import { type EventRow, eventIdsOf, findCancellationReasons, listEvents } from './storage/history.ts';
import { isOutbid } from './storage/negotiations.ts';
import { findOrder, type OrderRow } from './storage/orders.ts';
import { findPeople, findPhone, personOf } from './storage/people.ts';
import { listRatingsOfOrder, type RatingRow } from './storage/ratings.ts';
import { findReceiverNote } from './storage/receiver-notes.ts';
import { trailOf } from './storage/trails.ts';
import { findWaitingMessages } from './storage/waiting-messages.ts';
import { summaryOf } from './summary-view.ts';

type ReadingContext = Pick<OrdersContext, 'db' | 'keys'>;

/** A position from yesterday would only worry people. */
const hoursPositionCounts = 12;

/** An order as one of its two sides sees it; for anybody else it is not there. */
export async function readOrder(context: ReadingContext, orderId: string, viewerId: string): Promise<OrderView> {
  const order = await findOrder(context.db, orderId);
  const side = order && sideOf(order, viewerId);
  if (!order || !side || isHiddenFromRider(order)) throw new Problem('not_found', 'We cannot find this order.');
  return viewOf(context, order, side);
}

async function viewOf({ db, keys }: ReadingContext, order: OrderRow, side: Side): Promise<OrderView> {
  const viewerId = side === 'sender' ? order.senderId : order.carrierId;
  const [
    people,
    parcel,
    escrow,
    history,
    ratings,
    carrierPhone,
    lastKnown,
    trail,
    note,
    isAskOutbid,
    reasons,
    waiting,
    outcomes,
    assignment,
    doorWords,
    questions,
  ] = await Promise.all([
    findPeople(db, [order.senderId, order.carrierId, ...(order.riderId ? [order.riderId] : [])]),
    readPackageView(db, order.packageId, viewerId),
    findEscrow(db, order.packageId),
    readHistory(db, order.id),
    listRatingsOfOrder(db, order.id),
    side === 'sender' && isAgreed(order.status) && areDetailsSeen(order, new Date()) ? findPhone(db, order.carrierId) : null,
    isFollowed(order) ? positionOf(db, bearerOf(order)) : undefined,
    trailOf(db, order.id),
    areDetailsSeen(order, new Date()) ? findReceiverNote(db, order.id) : undefined,
    order.status === orderStatus.Requested && isOutbid(db, order),
    findCancellationReasons(db, order.status === orderStatus.Cancelled ? [order.id] : []),
    findWaitingMessages(db, viewerId, [order.senderId, order.carrierId]),
    readOutcomes(db, mayBeDecided(order) ? [order.id] : []),
    side === 'carrier' || order.riderId !== null ? findLastAssignment(db, order.id) : undefined,
    readDoorWords(db, order.packageId, viewerId),
    readQuestionsTo(db, order.id, side),
  ]);
  if (!parcel || !escrow) throw new Error(`The package of ${order.id} is gone`);
  const position = positionSeen(order, history, lastKnown, assignment?.createdAt);
  const { mine, theirs } = ratingsSeenBy(viewerId, ratings);
  const shares = await sharesOf(db, order, escrow);
  return {
    ...summaryOf(order, side, {
      people,
      chargeMinor: escrow.chargeMinor,
      isOutbid: isAskOutbid,
      isAsked: questions.some(({ state }) => state === 'open'),
      reasons,
      waiting,
      outcomes,
    }),
    package: parcel,
    carrierPhoneNumber: carrierPhone,
    ...shares,
    rider: order.riderId === null ? null : riderSeenOf(personOf(people, order.riderId)),
    assignment: assignment && side === 'carrier' ? assignmentViewOf(assignment) : null,
    riderEarns:
      assignment && side === 'carrier' && order.riderId !== null
        ? riderEarns(await readShare(db, order, toMinor(shares.carrierEarns)))
        : null,
    escrow: escrow.state,
    history,
    questions,
    cancellationAsked: cancellationOf(order),
    movesBy: movesByOf(order),
    pickupCode: side === 'sender' && order.status === orderStatus.Accepted ? pickupCodeOf(keys, order.id) : null,
    returnCode: side === 'sender' && order.status === orderStatus.Returning ? returnCodeOf(keys, order.id) : null,
    ...withheldFrom(keys, order, side),
    position,
    trail: [...trail],
    ...arrivalOf(order, parcel, history, position),
    receiverNote: note ? { note: note.note, at: note.writtenAt.toISOString() } : null,
    // For whoever sees the door itself.
    doorWords: parcel.secrets ? doorWords : null,
    door: await readDoor(db, order, { side, chargeMinor: escrow.chargeMinor, history }),
    ratings: { mine, theirs },
    actions: actionsFor(order, side, isAskOutbid),
    can: mayDo(order, side, mine !== null),
  };
}

function riderSeenOf({ fullName, profilePicture, rating }: AuthorView): RiderSeen {
  return { firstName: firstNameOf(fullName), profilePicture, rating };
}

const riderEarns = (shareMinor: bigint | null): number | null => (shareMinor === null ? null : toMajor(shareMinor));

/** Where no SMS brings the receiver their code, the sender does. Never the carrier: it is what they prove the handover with. */
function withheldFrom(keys: ReadingContext['keys'], order: OrderRow, side: Side) {
  const why = side === 'sender' && isHandoverAhead(order.status) ? order.handoverCodeWithheld : null;
  return { codeWithheld: why, handoverCode: why && handoverCodeOf(keys, order.id, order.handoverCodeNumber) };
}

/** Shares of the money, as they are or would be; once staff have decided, as the books have paid them. */
async function sharesOf(db: Db, { feeMinor, isSale, attempts }: OrderRow, escrow: EscrowRow) {
  const fee = BigInt(feeMinor);
  const hasSomeBack = escrow.state === 'split' || escrow.state === 'released';
  const returned = hasSomeBack ? await findReturned(db, escrow) : 0n;
  // With all of it the charge comes back, too.
  const part = isSale ? partOfSale(escrow, attempts) : returned < fee ? fee - returned : 0n;
  const { commissionMinor, earnsMinor } = carrierLine(part);
  return { commission: toMajor(commissionMinor), carrierEarns: toMajor(earnsMinor), returned: toMajor(returned) };
}

/** Attempts were paid when they failed; of the rest, what it is worth as long as it waits, and then what was paid of it. */
function partOfSale({ state, feeMinor, carrierPartMinor }: EscrowRow, attempts: number): bigint {
  const isOver = state !== 'held' && state !== 'frozen';
  const { attemptMinor } = halfFee(BigInt(feeMinor));
  return BigInt(attempts) * attemptMinor + BigInt(isOver ? (carrierPartMinor ?? 0) : feeMinor);
}

export async function readHistory(db: Db, orderId: string): Promise<OrderEventView[]> {
  const [events, images] = await Promise.all([listEvents(db, orderId), imagesOf(db, eventIdsOf(db, orderId))]);
  return events.map((event) => ({ ...eventViewOf(event), images: images.get(event.id) ?? [] }));
}

function eventViewOf(event: EventRow): Omit<OrderEventView, 'images'> {
  return {
    id: event.id,
    what: event.what,
    orderStatus: event.status,
    by: event.actor,
    at: event.happenedAt.toISOString(),
    heardAt: event.heardAt.toISOString(),
    proof: event.proof,
    actedBy: event.actedByName === null ? null : firstNameOf(event.actedByName),
    message: event.message,
    cancellationReasons: [...event.reasons],
  };
}

/**
 * The carrier's position, while it is recent enough to be useful. Positions from before they had the parcel, were
 * given it by their business, or promised to fetch it express, are private.
 */
function positionSeen(
  { isExpress }: OrderRow,
  history: readonly OrderEventView[],
  position: PositionView | undefined,
  assignedAt: Date | undefined,
): PositionView | null {
  const from = isExpress ? orderStatus.Accepted : orderStatus.PickedUp;
  const since = history.find((event) => event.orderStatus === from)?.heardAt;
  if (!position || since === undefined) return null;
  const oldest = Math.max(Date.parse(since), assignedAt?.getTime() ?? 0, Date.now() - hoursPositionCounts * 3_600_000);
  return Date.parse(position.at) >= oldest ? position : null;
}

/** From where the carrier is, else from where they fetched it; nobody knows before it is on its way. */
function arrivalOf(
  order: OrderRow,
  parcel: PackageView,
  history: readonly OrderEventView[],
  position: PositionView | null,
): Pick<OrderView, 'estimatedArrival' | 'arrivalWindow'> {
  if (!isOnTheWay(order.status)) return { estimatedArrival: null, arrivalWindow: null };
  const mode = Object.values(dispatchMode).find((known) => known === parcel.dispatchMode);
  if (mode === undefined) throw new Error(`${parcel.dispatchMode} is no way to travel`);
  const [from, now] = position ? [position, new Date(position.at)] : [parcel.pickupAddressJson, order.changedAt];
  const pickedUp = history.find(({ orderStatus: status }) => status === orderStatus.PickedUp);
  const [pickup, dropOff] = [parcel.pickupAddressJson, parcel.dropOffAddressJson];
  const pickedUpAt = pickedUp ? new Date(pickedUp.at) : order.changedAt;
  return {
    estimatedArrival: estimateArrival({ from, to: dropOff, mode, now }).toISOString(),
    arrivalWindow: windowViewOf(estimateWindow({ pickup, dropOff, mode, pickedUpAt, position }, new Date())),
  };
}

function cancellationOf(order: OrderRow): OrderView['cancellationAsked'] {
  const { cancelAskedAt, cancelReasons, dueAt } = order;
  if (cancelAskedAt === null || !approvalOf(order) || dueAt === null) return null;
  return { at: cancelAskedAt.toISOString(), answerBy: dueAt.toISOString(), cancellationReasons: [...cancelReasons] };
}

function movesByOf(order: OrderRow): OrderView['movesBy'] {
  const to = movesTo(order);
  return order.dueAt === null || to === undefined ? null : { at: order.dueAt.toISOString(), to };
}

function ratingsSeenBy(viewerId: string, ratings: readonly RatingRow[]) {
  const mine = ratings.find(({ byId }) => byId === viewerId);
  const theirs = ratings.find(({ byId }) => byId !== viewerId);
  return { mine: ratingViewOf(mine), theirs: ratingViewOf(theirs) };
}

function ratingViewOf(row: RatingRow | undefined): RatingView | null {
  return row ? { rating: row.stars, comment: row.comment, dateCreated: row.createdAt.toISOString() } : null;
}
