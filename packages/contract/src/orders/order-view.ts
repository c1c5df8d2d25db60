import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { doorWordsView } from '../receivers/receiver-view.ts';
import { authorView, packageView } from '../timeline/item-view.ts';
import { assignmentView, riderSeen } from './assignment-view.ts';
import { doorView } from './door-view.ts';
import { outcomeView } from './outcome.ts';
import { arrivalWindowView, positionView, trailView } from './position-view.ts';
import { orderQuestionView } from './question-view.ts';
import { ratingView } from './rating-view.ts';

const side = z.enum(['sender', 'carrier']);
const reasonView = z.object({ id: z.int(), customText: z.string() });

/** A line of an order’s history. */
export const orderEventView = z.object({
  id: idOf('orderEvent'),
  /** The step it was (`order.picked-up`), or what else happened: `cancellation-asked`, `evidence`, `receiver-changed`, `claim-late`. */
  what: z.string(),
  /** The status it led to; null where it led to none. */
  orderStatus: z.nullable(z.int()),
  by: z.enum(['sender', 'carrier', 'ops', 'time']),
  /** The first name of the member who did it for a business; null where somebody acted for themselves. */
  actedBy: z.nullable(z.string()),
  /** When it happened, and when we heard of it: a code entered without network comes later. */
  at: z.iso.datetime(),
  heardAt: z.iso.datetime(),
  proof: z.nullable(z.enum(['code', 'photo'])),
  message: z.string(),
  cancellationReasons: z.array(reasonView),
  images: z.array(imageView),
});

/** Something the viewer may do now: a step of the order process. */
export const orderActionView = z.object({
  /** The status it leads to. */
  to: z.int(),
  label: z.string(),
  needs: z.nullable(z.enum(['reasons', 'pickup-proof', 'handover-proof', 'return-proof', 'attempt', 'again', 'complaint'])),
  /** The step happens when the sender agrees; until then it is only asked for. */
  isAsking: z.boolean(),
});

const summary = {
  id: idOf('order'),
  /** Equal to `id`. */
  orderId: idOf('order'),
  trackingId: z.string(),
  packageId: idOf('package'),
  orderStatus: z.int(),
  /** The reasons of the cancellation that was made, or that the carrier has asked for; empty otherwise. */
  cancellationReasons: z.array(reasonView),
  /** Which side of it the viewer is. */
  role: side,
  askedBy: side,
  isBooking: z.boolean(),
  isExpress: z.boolean(),
  sender: authorView,
  carrier: authorView,
  fee: amountView,
  /** For the sender, who pays it beside the fee: the charge for sending, 0 where a credit paid it. Null for the carrier. */
  charge: z.nullable(amountView),
  currency: currencyCode,
  dateCreated: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  /** The decision of staff after a dispute; null otherwise. */
  outcome: z.nullable(outcomeView),
  /** Something of the viewer’s is waited for. Where another fee was named since it was asked, that fee waits and not the order. */
  needsMe: z.boolean(),
  /** While it runs: unread messages of the other side, where the viewer has muted them. Their room is not in the list. */
  waitingMessages: z.int(),
};

/** A row of the list. */
export const orderSummaryView = z.object({
  ...summary,
  itemCategoryId: z.int(),
  pickup: z.string(),
  dropOff: z.string(),
  shipmentDate: z.iso.date(),
  image: z.nullable(imageView),
});

export const orderView = z.object({
  ...summary,
  package: packageView,
  /** For the sender, from the moment it is accepted until 30 days after the delivery. The carrier finds the sender’s and the receiver’s in the package. */
  carrierPhoneNumber: z.nullable(z.string()),
  /** Taken from the carrier’s part of the fee, which is all of it unless staff have decided otherwise. */
  commission: amountView,
  /** The carrier’s part of the fee less commission. */
  carrierEarns: amountView,
  /** Whoever of a business brings it; null where the carrier is one person, or nobody has it yet. */
  rider: z.nullable(riderSeen),
  /** For the business and its rider: who has it, or who had it last and why not any more. */
  assignment: z.nullable(assignmentView),
  /** For the same two: the rider’s part of what the business earns, by its rule: of what is handed over as it was then, else as it is now. */
  riderEarns: z.nullable(amountView),
  /** The amount that came back to the sender when the money left escrow. */
  returned: amountView,
  /** The state of the escrow by the books: nothing else counts as paid. */
  escrow: z.enum(['held', 'frozen', 'released', 'captured', 'split']),
  /** Oldest first. */
  history: z.array(orderEventView),
  /** What our people asked the viewer’s side while they decide a dispute, oldest first. The other side sees none of it. */
  questions: z.array(orderQuestionView),
  /** Asked for by the carrier after pickup; the sender has until then to answer. */
  cancellationAsked: z.nullable(
    z.object({ at: z.iso.datetime(), answerBy: z.iso.datetime(), cancellationReasons: z.array(reasonView) }),
  ),
  /** When it moves on by itself, and to which status. */
  movesBy: z.nullable(z.object({ at: z.iso.datetime(), to: z.int() })),
  /** For the sender only, until the pickup: the sender gives it to the carrier who comes. */
  pickupCode: z.nullable(z.string()),
  /** For the sender only, while it is on its way back: the sender gives it to the carrier who brings it. */
  returnCode: z.nullable(z.string()),
  /**
   * For the sender: why the receiver did not get the code by SMS. `stopped`: they take no messages from us; `limit`: that number, or this
   * sender, has had many today. Null when it was sent or is about to be.
   */
  codeWithheld: z.nullable(z.enum(['stopped', 'limit'])),
  /** For the sender, where it was withheld: to pass on to the receiver, who gives it when they hold the parcel. */
  handoverCode: z.nullable(z.string()),
  /** The carrier’s position while the parcel is under way. */
  position: z.nullable(positionView),
  /** From the pickup on, until a week after the parcel left the carrier’s hands. */
  trail: trailView,
  estimatedArrival: z.nullable(z.iso.datetime()),
  /** Goes by the time taken so far, too. Null when it is not under way, or later than anybody thought. */
  arrivalWindow: z.nullable(arrivalWindowView),
  /** What the receiver asks of the carrier, in their words. */
  receiverNote: z.nullable(z.object({ note: z.string(), at: z.iso.datetime() })),
  /** What the last carrier of this sender said about this door; for whoever sees its address. */
  doorWords: z.nullable(doorWordsView),
  /** Of what was sold; null for every other parcel. */
  door: z.nullable(doorView),
  /** Given by each side to the other. */
  ratings: z.object({ mine: z.nullable(ratingView), theirs: z.nullable(ratingView) }),
  actions: z.array(orderActionView),
  can: z.object({
    rate: z.boolean(),
    sendCode: z.boolean(),
    /** `pin`: with the PIN, because the parcel is under way. */
    changeReceiver: z.enum(['no', 'yes', 'pin']),
    addEvidence: z.boolean(),
    /** For the carrier, once they have stood at the door. */
    sayAboutDoor: z.boolean(),
  }),
});

export type OrderEventView = z.infer<typeof orderEventView>;
export type OrderActionView = z.infer<typeof orderActionView>;
export type OrderSummaryView = z.infer<typeof orderSummaryView>;
export type OrderView = z.infer<typeof orderView>;
