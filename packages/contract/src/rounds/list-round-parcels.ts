import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';

const placeView = z.object({ label: z.string(), latitude: z.number(), longitude: z.number() });

const roundParcelView = z.object({
  orderId: idOf('order'),
  trackingId: z.string(),
  from: placeView,
  to: placeView,
  /** In kilograms. */
  weight: z.number(),
  isExpress: z.boolean(),
  receiverName: z.string(),
  shipmentDate: z.iso.date(),
  /** The trip or batch that it was booked on; null for every other. */
  batch: z.nullable(z.object({ id: z.string(), label: z.string() })),
});

export type RoundParcelView = z.infer<typeof roundParcelView>;

export const listRoundParcels = defineCall({
  method: 'GET',
  path: '/business/rounds/parcels',
  access: 'dispatch-partner',
  summary: 'Parcels of a business that wait for a rider, to be made into rounds: express first, then by their day.',
  query: z.strictObject({}),
  success: {
    status: 200,
    body: z.object({
      items: z.array(roundParcelView),
      /** There are more than these. */
      isCut: z.boolean(),
    }),
  },
});
