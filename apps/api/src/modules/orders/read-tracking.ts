import { orderStatus } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import type { PositionView } from '@waybill/contract/orders/position-view';
import { isHandoverAhead, isOnTheWay } from '@waybill/contract/orders/status-groups';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { neighbourhoodOf } from '../timeline/index.ts';
import type { OrdersContext } from './context.ts';
import { estimateArrival } from './eta.ts';
import { mayBeDecided } from './order-status.ts';
import { positionOf } from './storage/duty.ts';
import { hasStopped } from './storage/message-stops.ts';
import { findTracked, listPublicSteps, type PublicStep, type TrackedRow } from './storage/tracking.ts';

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
    estimatedArrival: arrivalOf(parcel, position, pickedUp(steps)?.happenedAt),
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
  { status, carrierId }: TrackedRow,
  since: Date | undefined,
): Promise<PositionView | null> {
  if (!isOnTheWay(status) || since === undefined) return null;
  const position = await positionOf(db, carrierId);
  if (!position || Date.parse(position.at) < since.getTime()) return null;
  return { latitude: near(position.latitude), longitude: near(position.longitude), at: position.at };
}

const near = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Counted from the last known position. An estimate that has passed is no estimate any more. */
function arrivalOf(parcel: TrackedRow, position: PositionView | null, since: Date | undefined): string | null {
  if (!isOnTheWay(parcel.status) || since === undefined) return null;
  const arrival = estimateArrival({
    from: position ?? parcel.pickup,
    to: parcel.dropOff,
    mode: parcel.dispatchMode,
    now: position ? new Date(position.at) : since,
  });
  return arrival.getTime() > Date.now() ? arrival.toISOString() : null;
}
