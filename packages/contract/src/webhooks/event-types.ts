import * as z from 'zod/mini';

/** What a shop can be told of, grouped as people choose from it. An event keeps its name and its shape for good. */
export const webhookEventGroups = [
  { name: 'Parcels', types: ['parcel.posted', 'parcel.rider_not_found', 'parcel.expired'] },
  {
    name: 'Orders',
    types: [
      'order.requested',
      'order.accepted',
      'order.declined',
      'order.fee_lowered',
      'order.picked_up',
      'order.in_transit',
      'order.delivered',
      'order.completed',
      'order.cancellation_asked',
      'order.cancelled',
      'order.expired',
      'order.attempt_failed',
      'order.try_again',
      'order.returning',
      'order.returned',
      'order.disputed',
    ],
  },
  {
    name: 'Sales',
    types: [
      'sale.ordered',
      'sale.not_paid_in_time',
      'sale.paid',
      'sale.paid_at_door',
      'sale.not_sent_in_time',
      'sale.unsold',
      'sale.arrived',
      'sale.questioned',
      'sale.decided',
      'sale.paid_out',
      'sale.came_back',
    ],
  },
  { name: 'Payouts', types: ['payout.paid', 'payout.returned'] },
] as const;

/** Sent when somebody tries an endpoint; nobody chooses it. */
export const pingType = 'webhook.ping';

type Group = (typeof webhookEventGroups)[number];
export type WebhookEventType = Group['types'][number];

export const webhookEventTypes: readonly WebhookEventType[] = webhookEventGroups.flatMap(({ types }) => [...types]);

export const webhookEventType = z.enum(webhookEventTypes, 'Please choose from the events there are');

/** Whatever a delivery can be about. */
export const deliveredType = z.enum([...webhookEventTypes, pingType], 'Please choose from the events there are');
export type DeliveredType = z.infer<typeof deliveredType>;

/** The sentence about an event on the page and in the reference. */
export const webhookEventWords: Readonly<Record<DeliveredType, string>> = {
  'parcel.posted': 'You posted a parcel',
  'parcel.rider_not_found': 'Nobody near took an express parcel of yours',
  'parcel.expired': 'The day of your parcel is over, and nobody took it',
  'order.requested': 'Somebody asks to carry a parcel, or is asked to',
  'order.accepted': 'A carrier is agreed on',
  'order.declined': 'A request was declined',
  'order.fee_lowered': 'A request ended because the fee was lowered',
  'order.picked_up': 'The carrier has the parcel',
  'order.in_transit': 'The parcel is on its way',
  'order.delivered': 'The parcel was handed over',
  'order.completed': 'The delivery is complete, and its money released',
  'order.cancellation_asked': 'The carrier asks to bring the parcel back',
  'order.cancelled': 'The delivery was cancelled',
  'order.expired': 'A request was not answered in time',
  'order.attempt_failed': 'The parcel could not be handed over',
  'order.try_again': 'The carrier will try again on another day',
  'order.returning': 'The parcel is on its way back',
  'order.returned': 'The parcel is back with its seller',
  'order.disputed': 'Our people look at the delivery',
  'sale.ordered': 'Somebody ordered what you sell',
  'sale.not_paid_in_time': 'The buyer did not pay in time',
  'sale.paid': 'The buyer has paid',
  'sale.paid_at_door': 'The buyer has paid at the door',
  'sale.not_sent_in_time': 'It was paid and not sent in time',
  'sale.unsold': 'Nobody bought it in its time',
  'sale.arrived': 'The buyer has it',
  'sale.questioned': 'The buyer says it is not what was sold',
  'sale.decided': 'Our people decided about a sale',
  'sale.paid_out': 'The money of a sale is yours',
  'sale.came_back': 'A sale did not work out',
  'payout.paid': 'A payout has arrived',
  'payout.returned': 'A payout failed, and its money is back',
  'webhook.ping': 'You tried the endpoint',
};
