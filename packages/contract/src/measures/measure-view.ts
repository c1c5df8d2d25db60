import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { appealView } from './appeal-view.ts';

/** What our people can set on an account, the mildest first; a take-down is about one item. */
export const measureKinds = ['warning', 'takedown', 'restriction', 'suspension'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** Why, from a list; `measureReasonWords` is how the person reads it. */
export const measureReasons = ['scam', 'prohibited', 'abuse', 'spam', 'private', 'unreliable', 'other'] as const;
export type MeasureReason = (typeof measureReasons)[number];

export const measureReason = z.enum(measureReasons, 'Please choose a reason');

/** Sentences for the person it is about. */
export const measureReasonWords: Readonly<Record<MeasureReason, string>> = {
  scam: 'It looked like an attempt to trick somebody.',
  prohibited: 'It was about something that our rules do not allow.',
  abuse: 'Somebody was treated badly.',
  spam: 'The same was said or offered too often.',
  private: 'It showed private details of somebody.',
  unreliable: 'Parcels were not brought, or not handed over, as agreed.',
  other: 'It went against our rules.',
};

/** An account that is for reading only, with the end where there is one. */
export const restrictionView = z.object({ reason: z.enum(measureReasons), until: z.nullable(z.iso.datetime()) });
export type RestrictionView = z.infer<typeof restrictionView>;

/** A measure as the person reads it whom it is about. */
export const measureView = z.object({
  id: idOf('measure'),
  kind: z.enum(measureKinds),
  reason: z.enum(measureReasons),
  /** What our people wrote to them; empty where the reason says it all. */
  toldAs: z.string(),
  /** The item it is about, where it is about one. */
  item: z.nullable(z.object({ itemType: z.int(), id: z.string() })),
  setAt: z.iso.datetime(),
  /** Of a restriction that ends by itself. */
  until: z.nullable(z.iso.datetime()),
  /** When the person said that they have read it. */
  readAt: z.nullable(z.iso.datetime()),
  /** Taken back, with words for the person. */
  lifted: z.nullable(z.object({ at: z.iso.datetime(), toldAs: z.string() })),
  /** Null while they have not appealed. */
  appeal: z.nullable(appealView),
  /** Until when they may; null where they may not (any more). */
  appealableUntil: z.nullable(z.iso.datetime()),
});
export type MeasureView = z.infer<typeof measureView>;

type InForce = Pick<MeasureView, 'until' | 'lifted'>;

/** Neither taken back nor over. */
export function isInForce({ until, lifted }: InForce, now: number): boolean {
  return lifted === null && (until === null || Date.parse(until) > now);
}
