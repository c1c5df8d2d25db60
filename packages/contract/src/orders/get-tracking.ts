import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { place } from '../places/place.ts';
import { positionView } from './position-view.ts';
import { trackingId } from './tracking-id.ts';

/** For anybody who has the number: where the parcel is. No names, no doors, no phones, no money. */
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
  estimatedArrival: z.nullable(z.iso.datetime()),
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
