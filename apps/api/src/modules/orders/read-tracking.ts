import { toMajor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import type { PositionView } from '@waybill/contract/orders/position-view';
import { isHandoverAhead, isOnTheWay } from '@waybill/contract/orders/status-groups';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { neighbourhoodOf } from '../timeline/index.ts';
import type { OrdersContext } from './context.ts';
import { estimateArrival, estimateWindow, windowViewOf } from './eta.ts';
import { mayBeDecided } from './order-status.ts';
import { positionOf } from './storage/duty.ts';
import { hasStopped } from './storage/message-stops.ts';
import { findPeople, personOf } from './storage/people.ts';
import { findReceiverNote } from './storage/receiver-notes.ts';
import { findTracked, listPublicSteps, type PublicStep, type TrackedRow } from './storage/tracking.ts';
import { trailOf } from './storage/trails.ts';

/** The public state of a parcel, for everybody who has its number. Field by field: nothing that is not written here leaves. */
export async function readTracking(context: Pick<OrdersContext, 'db' | 'keys'>, trackingId: string): Promise<TrackingView> {
  const { db } = context;
  const parcel = await findTracked(db, trackingId);
  if (!parcel) throw nothingTracked();
  const steps = await listPublicSteps(db, parcel.orderId);
  const decided = decisionIn(steps);
  const position = await positionSince(db, parcel, pickedUp(steps)?.heardAt);
  const areMessagesStopped = await hasStopped(context, parcel.receiverPhone);
  return {
    trackingId,
    orderStatus: parcel.status,
    isDecided: decided !== undefined,
    dispatchMode: parcel.dispatchMode,
    from: neighbourhoodOf(parcel.pickup),
    to: neighbourhoodOf(parcel.dropOff),
    shipmentDate: parcel.shipDate,
    events: steps.map((step) => ({
      what: step === decided ? 'dispute-decided' : step.what,
      orderStatus: step.status,
      at: step.happenedAt.toISOString(),
    })),
    position,
    trail: await trailSeen(db, parcel),
    ...arrivalOf(parcel, position, pickedUp(steps)?.happenedAt),
    toCollect: toCollectOf(parcel),
    carrier: await carrierSeen(db, parcel),
    canCall: isOnTheWay(parcel.status),
    canLeaveNote: isHandoverAhead(parcel.status),
    hasNote: isHandoverAhead(parcel.status) && (await findReceiverNote(db, parcel.orderId)) !== undefined,
    isCodeSent: isHandoverAhead(parcel.status) && parcel.isCodeSent,
    canSendCode: isHandoverAhead(parcel.status) && !areMessagesStopped,
    areMessagesStopped,
  };
}

export function nothingTracked(): Problem {
  return new Problem('not_found', 'There is no parcel with that number. Please check it against the message you got.');
}

/** The step by which staff ended a dispute. */
function decisionIn(steps: readonly PublicStep[]): PublicStep | undefined {
  const wasDisputed = steps.some(({ status }) => status === orderStatus.Disputed);
  return wasDisputed ? steps.findLast((step) => step.actor === 'ops' && mayBeDecided(step)) : undefined;
}

const pickedUp = (steps: readonly PublicStep[]) => steps.find(({ status }) => status === orderStatus.PickedUp);

/** Positions from before the carrier had the parcel are private; after that, they are rounded to about a hundred metres. */
async function positionSince(
  db: Database,
  { status, carrierId, riderId, riderSince }: TrackedRow,
  since: Date | undefined,
): Promise<PositionView | null> {
  if (!isOnTheWay(status) || since === undefined) return null;
  const position = await positionOf(db, riderId ?? carrierId);
  if (!position || Date.parse(position.at) < Math.max(since.getTime(), riderSince?.getTime() ?? 0)) return null;
  return { latitude: near(position.latitude), longitude: near(position.longitude), at: position.at };
}

/** A trail as exact as the position would lead to the sender’s door: near the two doors there is none. */
async function trailSeen(db: Database, { status, orderId, pickup, dropOff }: TrackedRow): Promise<Spot[]> {
  if (!isOnTheWay(status)) return [];
  const isAway = (spot: Spot) => [pickup, dropOff].every((door) => distanceKm(spot, door) > kilometresAroundDoors);
  return (await trailOf(db, orderId))
    .filter(isAway)
    .map((spot) => ({ latitude: near(spot.latitude), longitude: near(spot.longitude) }));
}

const kilometresAroundDoors = 1;

const near = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Whoever waits for it has the money ready, and whoever brings it takes none. */
function toCollectOf({ status, dueMinor, currency }: TrackedRow): TrackingView['toCollect'] {
  return dueMinor !== null && isHandoverAhead(status) ? { amount: toMajor(BigInt(dueMinor)), currency } : null;
}

/** Whom to open the door to, as long as somebody is to come. */
async function carrierSeen(db: Database, { status, carrierId, riderId }: TrackedRow): Promise<TrackingView['carrier']> {
  if (!isHandoverAhead(status)) return null;
  const people = await findPeople(db, [carrierId, ...(riderId === null ? [] : [riderId])]);
  const carrier = personOf(people, carrierId);
  const { fullName, profilePicture, isDispatchPartner } = riderId === null ? carrier : personOf(people, riderId);
  const [firstName = fullName] = isDispatchPartner ? [fullName] : fullName.split(' ');
  return { firstName, profilePicture, businessName: riderId === null ? null : carrier.fullName };
}

/** Counted from the last known position. An estimate that has passed is no estimate any more. */
function arrivalOf(
  parcel: TrackedRow,
  position: PositionView | null,
  since: Date | undefined,
): Pick<TrackingView, 'estimatedArrival' | 'arrivalWindow'> {
  if (!isOnTheWay(parcel.status) || since === undefined) return { estimatedArrival: null, arrivalWindow: null };
  const arrival = estimateArrival({
    from: position ?? parcel.pickup,
    to: parcel.dropOff,
    mode: parcel.dispatchMode,
    now: position ? new Date(position.at) : since,
  });
  const { pickup, dropOff, dispatchMode: mode } = parcel;
  return {
    estimatedArrival: arrival.getTime() > Date.now() ? arrival.toISOString() : null,
    arrivalWindow: windowViewOf(estimateWindow({ pickup, dropOff, mode, pickedUpAt: since, position }, new Date())),
  };
}
