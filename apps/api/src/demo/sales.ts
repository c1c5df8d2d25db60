import { toMinor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { PastOrder } from '../modules/orders/index.ts';
import type { PastSale } from '../modules/sales/index.ts';
import { demoId } from './demo-id.ts';
import { type DemoPhoto, demoImageId } from './demo-pictures.ts';
import { type DemoPlace, demoPlaces } from './demo-places.ts';
import { pastOrder, photosOf } from './orders.ts';
import { type SaleStory, saleStories } from './stories/sale-stories.ts';
import { salesOfAShop } from './stories/week-of-a-shop.ts';
import { demoItemId, pastItem } from './timeline.ts';

const everySale = [...saleStories, ...salesOfAShop];
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);
const nameOf = ({ code }: SaleStory) => `sale ${code}`;
const addressIn = (place: DemoPlace) => `12 Market Road, ${demoPlaces[place].label}`;

/** A sale, and the order of the parcel that it became. */
type DemoSale = { readonly past: PastSale; readonly delivery: PastOrder | undefined };

export function demoSales(now: Date): DemoSale[] {
  return everySale.map((story) => {
    const { by: sender, delivery } = story;
    const name = nameOf(story);
    const named = { name, packageId: demoItemId('package', name), sender };
    return { past: pastSale(story, now), delivery: delivery && pastOrder(named, delivery, now) };
  });
}

/** Of what is sold, and of the doors that stayed shut. */
export function demoSalePhotos(): DemoPhoto[] {
  return everySale.flatMap((story) => {
    const { by: sender, picture: thing, delivery } = story;
    const name = nameOf(story);
    return [{ by: sender, thing, belongsTo: name }, ...(delivery ? photosOf({ name, sender }, delivery) : [])];
  });
}

function pastSale(story: SaleStory, now: Date): PastSale {
  const { by, code, title, description, from, payWhen, mayOpenFirst = false } = story;
  return {
    at: hoursBefore(now, story.hoursAgo),
    imageIds: [demoImageId(by, story.picture, nameOf(story))],
    hasEnded: story.hasEnded ?? false,
    endedAt: endOf(story, now),
    isPaidOut: story.isPaidOut ?? false,
    ...(story.complaint && {
      complaint: { says: story.complaint.says, at: hoursBefore(now, story.complaint.hoursAgo) },
    }),
    sale: {
      id: demoId('sal', code),
      code,
      sellerId: demoId('usr', by),
      title,
      description,
      priceMinor: String(toMinor(story.price)),
      currency: 'NGN',
      weightGrams: story.weight * 1000,
      categoryId: story.category,
      pickupAddress: addressIn(from),
      pickup: demoPlaces[from],
      deliveryPaidBy: 'buyer',
      payWhen,
      mayOpenFirst,
      deliveryFeeMinor: null,
    },
    ...orderOf(story, now),
    ...parcelOf(story, now),
  };
}

/** When what was sold was handed over, or was back with its seller. */
function endOf({ delivery }: SaleStory, now: Date): Date | undefined {
  const end = delivery?.steps.find(({ to }) => to === orderStatus.Delivered || to === orderStatus.Cancelled);
  return end && hoursBefore(now, end.hoursAgo);
}

function orderOf({ code, buyer }: SaleStory, now: Date): Pick<PastSale, 'order'> {
  if (!buyer) return {};
  const { name, phone, to, payWhen, hoursAgo } = buyer;
  const paid = payWhen === 'now' ? { paidAt: hoursBefore(now, hoursAgo - 1) } : {};
  const order = { name, phone, payWhen, dropoffAddress: addressIn(to), dropoff: demoPlaces[to] };
  return { order: { ...order, ...paid, id: demoId('byr', code), at: hoursBefore(now, hoursAgo) } };
}

function parcelOf(story: SaleStory, now: Date): Pick<PastSale, 'parcel'> {
  const { sent, buyer } = story;
  if (!sent || !buyer) return {};
  const { by, from, title: message, weight, category, price: worth } = story;
  const { to, name: receiver } = buyer;
  // What it costs to bring it there follows from the order.
  const item = { ...sent, what: 'package', kind: 1, price: 1, by, from, to, receiver, message, weight, category, worth } as const;
  const { parcel, ...past } = pastItem(item, nameOf(story), now);
  return parcel ? { parcel: { ...past, parcel } } : {};
}

/** Buyers of the demo who have paid by card before it began. */
export const demoPayers: readonly string[] = everySale.flatMap(({ code, buyer }) =>
  buyer?.payWhen === 'now' ? [demoId('byr', code)] : [],
);
