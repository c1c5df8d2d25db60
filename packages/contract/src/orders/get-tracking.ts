import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { place } from '../places/place.ts';
import { arrivalWindowView, positionView, trailView } from './position-view.ts';
import { trackingId } from './tracking-id.ts';

/**
 * For anybody who has the number: where the parcel is and who brings it. No whole names, no doors, no phones, no words, and no
 * money but what is to be paid at the door.
 */
export const trackingView = z.object({
  trackingId: z.string(),
  orderStatus: z.int(),
  /** Staff have decided its dispute: the parcel may never have arrived. */
  isDecided: z.boolean(),
  dispatchMode: z.int(),
  /** Neighbourhoods. */
  from: place,
  to: place,
  shipmentDate: z.iso.date(),
  /** `what` is a step of the order process, or `dispute-decided`. */
  events: z.array(z.object({ what: z.string(), orderStatus: z.nullable(z.int()), at: z.iso.datetime() })),
  /** To about a hundred metres, while the parcel is under way. */
  position: z.nullable(positionView),
  /** As coarse, while the parcel is under way, and without what lies within a kilometre of either door. */
  trail: trailView,
  estimatedArrival: z.nullable(z.iso.datetime()),
  arrivalWindow: z.nullable(arrivalWindowView),
  /** What is to be collected at the door, until it is paid; null where nothing is. */
  toCollect: z.nullable(z.object({ amount: amountView, currency: currencyCode })),
  /** From the agreement until the handover: whom to look out for. The whole name of a business, the first name of a person. */
  carrier: z.nullable(
    z.object({
      firstName: z.string(),
      profilePicture: z.nullable(z.string()),
      /** Where a member of a business brings it. */
      businessName: z.nullable(z.string()),
    }),
  ),
  /** The receiver, who has the code, may call the carrier or leave them a note. */
  canCall: z.boolean(),
  canLeaveNote: z.boolean(),
  /** Whether there is a note; not what it says. */
  hasNote: z.boolean(),
  /** Whether the code went to the receiver’s phone; not which one that is. */
  isCodeSent: z.boolean(),
  canSendCode: z.boolean(),
  /** The receiver wants no messages from us: the sender has their code. */
  areMessagesStopped: z.boolean(),
});

export type TrackingView = z.infer<typeof trackingView>;

export const getTracking = defineCall({
  method: 'GET',
  path: '/track/{trackingId}',
  access: 'public',
  summary: 'Where a parcel is, for whoever has its tracking number; nothing private.',
  params: z.strictObject({ trackingId }),
  success: { status: 200, body: trackingView },
  errors: ['not_found'],
  limits: [{ by: 'ip', max: 6000, seconds: 3600 }],
});
