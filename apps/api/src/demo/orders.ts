import { createHash } from 'node:crypto';
import { toMinor } from '@waybill/contract/money';
import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import type { PastNegotiation, PastOrder } from '../modules/orders/index.ts';
import type { PastItem } from '../modules/timeline/index.ts';
import { demoId } from './demo-id.ts';
import { type DemoPhoto, demoImageId } from './demo-pictures.ts';
import { demoPlaces } from './demo-places.ts';
import { negotiationStories } from './stories/negotiation-stories.ts';
import { orderStories } from './stories/order-stories.ts';
import type { Delivery, OrderStory } from './stories/order-story.ts';
import { ordersOfARound } from './stories/orders-of-a-round.ts';
import { demoItems } from './stories/timeline-items.ts';
import { ordersOfAShop } from './stories/week-of-a-shop.ts';
import { demoItemId, pastItem } from './timeline.ts';

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
const nameOf = (index: number) => `order ${index}`;

/** Parcels of the demo's orders, apart from those on the timeline. */
export function demoOrderParcels(now: Date): PastItem[] {
  return orderStories.flatMap(({ parcel, carrier, bookedOn }, index) => {
    if (typeof parcel === 'number') return [];
    const past = pastItem(parcel, nameOf(index), now);
    if (!bookedOn) return past;
    const booking = { askedOf: demoId('usr', carrier), relatedItemId: demoItemId(bookedOn.what, `${bookedOn.index}`) };
    return { ...past, item: { ...past.item, booking } };
  });
}

/** Orders in every status. */
export function demoOrders(now: Date): PastOrder[] {
  return orderStories.map((story, index) => {
    const name = nameOf(index);
    const packageId = demoItemId('package', typeof story.parcel === 'number' ? `${story.parcel}` : name);
    return pastOrder({ name, packageId, sender: senderOf(story) }, story, now);
  });
}

/** Who of a business was given an order and said no, and why. */
export function demoRefusals(now: Date) {
  return orderStories.flatMap(({ refused, carrier }, index) =>
    refused === undefined
      ? []
      : [
          {
            id: demoId('asg', `${nameOf(index)} refused`),
            orderId: demoId('ord', nameOf(index)),
            riderId: demoId('usr', refused.by),
            assignedBy: demoId('usr', carrier),
            state: 'declined',
            reason: refused.reason,
            createdAt: hoursBefore(now, refused.hoursAgo + 0.05),
            answeredAt: hoursBefore(now, refused.hoursAgo),
            endedAt: hoursBefore(now, refused.hoursAgo),
          },
        ],
  );
}

/** Who of a business was given which order, and when: a little after it was agreed on. Those who have it in their hands have said yes. */
export function demoAssignments(now: Date) {
  return orderStories.flatMap((story, index) => {
    const { rider, carrier, steps } = story;
    return rider === undefined
      ? []
      : [
          {
            id: demoId('asg', nameOf(index)),
            orderId: demoId('ord', nameOf(index)),
            riderId: demoId('usr', rider),
            assignedBy: demoId('usr', carrier),
            state: steps.length > 1 || ordersOfARound.includes(story) ? 'taken' : 'offered',
            createdAt: hoursBefore(now, (steps[0]?.hoursAgo ?? 0) - 0.2),
          },
        ];
  });
}

/** The orders of the shop’s week and their parcels, in the order of its stories. */
export function demoShopOrders() {
  return ordersOfAShop.map((story) => {
    const name = nameOf(orderStories.indexOf(story));
    return { orderId: demoId('ord', name), packageId: demoItemId('package', name) };
  });
}

/** The parcels of the round that is under way: its orders and their places, in which they are fetched and then brought. */
export function demoRoundOrders() {
  return ordersOfARound.map((story) => {
    const { parcel, rider, carrier } = story;
    if (typeof parcel === 'number' || rider === undefined) throw new Error('A parcel of a round has a rider');
    const orderId = demoId('ord', nameOf(orderStories.indexOf(story)));
    return { orderId, riderId: demoId('usr', rider), carrierId: demoId('usr', carrier), from: parcel.from, to: parcel.to };
  });
}

type Named = { readonly name: string; readonly packageId: string; readonly sender: string };

/** An order by the name that its ids and photos are made of. */
export function pastOrder({ name, packageId, sender }: Named, delivery: Delivery, now: Date): PastOrder {
  return {
    id: demoId('ord', name),
    trackingId: trackingIdOf(name),
    packageId,
    carrierId: demoId('usr', delivery.carrier),
    riderId: delivery.rider && demoId('usr', delivery.rider),
    askedAt: hoursBefore(now, delivery.askedHoursAgo),
    steps: delivery.steps.map(({ to, hoursAgo, by, pictures = [], ...more }) => ({
      ...more,
      imageIds: pictures.map((thing) => demoImageId(personOf(sender, delivery, by), thing, `${name} ${to}`)),
      to: statusOf(to),
      actor: by,
      at: hoursBefore(now, hoursAgo),
    })),
    ratings: ratingsOf(delivery, now),
    way: (delivery.way ?? []).map(([latitude, longitude]) => ({ latitude, longitude })),
  };
}

/** The photos of these orders. */
export function demoOrderPhotos(): DemoPhoto[] {
  return orderStories.flatMap((story, index) => photosOf({ name: nameOf(index), sender: senderOf(story) }, story));
}

export function photosOf({ name, sender }: Omit<Named, 'packageId'>, delivery: Delivery): DemoPhoto[] {
  return delivery.steps.flatMap(({ to, by, pictures = [] }) =>
    pictures.map((thing) => ({ by: personOf(sender, delivery, by), thing, belongsTo: `${name} ${to}` })),
  );
}

function senderOf({ parcel }: OrderStory): string {
  const sender = typeof parcel === 'number' ? demoItems[parcel]?.by : parcel.by;
  if (!sender) throw new Error('Nobody sends that parcel');
  return sender;
}

function personOf(sender: string, { carrier }: Delivery, by: 'sender' | 'carrier' | 'time'): string {
  if (by === 'time') throw new Error('Nobody took that photo');
  return by === 'carrier' ? carrier : sender;
}

function statusOf(number: number): OrderStatus {
  const status = Object.values(orderStatus).find((value) => value === number);
  if (status === undefined) throw new Error(`There is no status ${number}`);
  return status;
}

/** Written in the hours after the end. */
function ratingsOf({ ratings = [], steps }: Delivery, now: Date): PastOrder['ratings'] {
  const endedHoursAgo = steps.at(-1)?.hoursAgo ?? 0;
  return ratings.map((rating, index) => ({ ...rating, at: hoursBefore(now, endedHoursAgo - 2 - index) }));
}

/** The tracking number is the same in every demo. */
function trackingIdOf(name: string): string {
  return trackingIdFrom([...createHash('sha256').update(name).digest()]);
}

export function demoNegotiations(now: Date): PastNegotiation[] {
  return negotiationStories.map(({ parcel, carrier, named, isAgreed = false }) => ({
    packageId: demoItemId('package', `${parcel}`),
    carrierId: demoId('usr', carrier),
    named: named.map(({ by, amount, reason, hoursAgo }) => ({
      by,
      reason,
      minor: toMinor(amount),
      at: hoursBefore(now, hoursAgo),
    })),
    isAgreed,
  }));
}

/** On duty near the express parcel that waits. */
export const demoRiders = [
  { username: 'zumalines', dispatchMode: 0, where: { ...demoPlaces.yaba, latitude: demoPlaces.yaba.latitude + 0.01 } },
] as const;
