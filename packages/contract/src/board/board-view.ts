import * as z from 'zod/mini';
import { riderTodayView } from '../fleet/duty.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { positionView } from '../orders/position-view.ts';

/** What a dispatcher should look at. */
const boardAlertKinds = ['late-departure', 'standing-still', 'off-the-way', 'code-not-asked'] as const;

/** Known since then. */
const boardAlertView = z.object({ kind: z.enum(boardAlertKinds), since: z.iso.datetime() });

const boardPlace = z.object({ label: z.string(), latitude: z.number(), longitude: z.number() });

const parcel = {
  packageId: idOf('package'),
  isExpress: z.boolean(),
  from: boardPlace,
  to: boardPlace,
  shipmentDate: z.iso.date(),
  /** In kilograms. */
  weight: z.number(),
  dispatchMode: z.int(),
  senderName: z.string(),
  fee: amountView,
  currency: currencyCode,
};

/** Agreed on, and not handed over yet. Without a rider it waits for one. */
const boardOrderView = z.object({
  ...parcel,
  orderId: idOf('order'),
  trackingId: z.string(),
  orderStatus: z.int(),
  /** It was sold by a link, and is fetched from its seller. */
  isSale: z.boolean(),
  receiverName: z.string(),
  riderId: z.nullable(idOf('user')),
  riderName: z.nullable(z.string()),
  /** What its rider has said; null where it has none. */
  riderState: z.nullable(z.enum(['offered', 'taken'])),
  /** Who had it last and said no, or nothing in time, while nobody has it. */
  refusal: z.nullable(z.object({ riderName: z.string(), reason: z.string(), isSilent: z.boolean() })),
  dateCreated: z.iso.datetime(),
  alerts: z.array(boardAlertView),
});

/** Somebody asks the business to carry: a request or a booking, another fee, or an express call that rings. */
const boardAskView = z.object({
  ...parcel,
  kind: z.enum(['request', 'fee', 'express']),
  orderId: z.nullable(idOf('order')),
  senderId: idOf('user'),
  /** It is asked until then. */
  until: z.nullable(z.iso.datetime()),
});

/** A rider, with what they carry and where they go next. */
const boardRiderView = z.object({
  ...riderTodayView.shape,
  /** The last known one; null for whoever is off duty and carries nothing. */
  position: z.nullable(positionView),
  /** In their hands now. */
  load: z.object({ kg: z.number(), parcels: z.int() }),
  /** Parcels that they have still to fetch. */
  toFetch: z.int(),
  /** The nearest of their stops. */
  nextStop: z.nullable(z.object({ kind: z.enum(['pickup', 'drop-off']), orderId: idOf('order'), ...boardPlace.shape })),
});

export const boardView = z.object({
  /** When this was read. */
  at: z.iso.datetime(),
  asks: z.array(boardAskView),
  /** Those that wait for a rider first, the most urgent of them above. */
  orders: z.array(boardOrderView),
  riders: z.array(boardRiderView),
  /** There are more orders than a board can hold. */
  isCut: z.boolean(),
});

export type BoardAlert = z.infer<typeof boardAlertView>;
export type BoardAlertKind = BoardAlert['kind'];
export type BoardOrderView = z.infer<typeof boardOrderView>;
export type BoardAskView = z.infer<typeof boardAskView>;
export type BoardRiderView = z.infer<typeof boardRiderView>;
export type BoardView = z.infer<typeof boardView>;
