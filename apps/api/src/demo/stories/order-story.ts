import type { Thing } from '../demo-pictures.ts';
import type { DemoItem } from './timeline-item.ts';

type Parcel = Extract<DemoItem, { what: 'package' }>;

type Happened = {
  readonly to: number;
  readonly hoursAgo: number;
  readonly by: 'sender' | 'carrier' | 'time';
  readonly proof?: 'code' | 'photo';
  readonly message?: string;
  /** One that failed. */
  readonly attempt?: { readonly reason: 'nobody-there' | 'refused'; readonly doorMetres: number };
  /** Subject of the photo. */
  readonly pictures?: readonly Thing[];
  readonly reasons?: readonly { readonly id: number; readonly customText: string }[];
};

export type Delivery = {
  readonly carrier: string;
  /** The place on the timeline of the trip or batch that it was booked on. */
  readonly bookedOn?: { readonly what: 'trip' | 'batch'; readonly index: number };
  readonly askedHoursAgo: number;
  readonly steps: readonly Happened[];
  readonly ratings?: readonly { readonly by: 'sender' | 'carrier'; readonly stars: number; readonly comment: string }[];
  readonly way?: readonly (readonly [latitude: number, longitude: number])[];
  /** The member of the carrying business who was given it. */
  readonly rider?: string;
  /** The member who was given it before, and said no. */
  readonly refused?: { readonly by: string; readonly reason: string; readonly hoursAgo: number };
};

/** A parcel of its own, or one of the timeline, by its index there. */
export type OrderStory = Delivery & { readonly parcel: Parcel | number };

export const step = (to: number, hoursAgo: number, by: Happened['by'], more: Partial<Happened> = {}): Happened => ({
  to,
  hoursAgo,
  by,
  ...more,
});

type Input = Partial<Parcel> & Pick<Parcel, 'by' | 'from' | 'to' | 'price' | 'receiver' | 'message' | 'hoursAgo' | 'inDays'>;

/** An order about a parcel of its own: what is sent, and what became of it. */
export function order(story: Input & Delivery): OrderStory {
  const usual = { what: 'package', kind: 1, mode: 4, category: 2, handling: 1, weight: 2, worth: 20_000 } as const;
  return { ...story, parcel: { ...usual, ...story } };
}

/** Accepted, picked up, on the way and handed over with the code, some hours after each other. */
export function carried(acceptedHoursAgo: number, hours: number): Happened[] {
  const handedOver = acceptedHoursAgo - hours;
  return [
    step(1, acceptedHoursAgo, 'sender'),
    step(2, acceptedHoursAgo - 3, 'carrier', { proof: 'code' }),
    step(3, acceptedHoursAgo - 3.5, 'carrier'),
    step(4, handedOver, 'carrier', { proof: 'code' }),
    step(5, handedOver, 'time'),
  ];
}
