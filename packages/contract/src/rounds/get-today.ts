import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { roundStopView } from './round-view.ts';

/** A stop with what its rider needs at the door. */
const todayStopView = z.object({
  ...roundStopView.shape,
  orderStatus: z.int(),
  /** Of whoever gives it or takes it; empty when it is long over. */
  phoneNumber: z.string(),
  /** What the receiver asks for; empty otherwise. */
  note: z.string(),
  /** It is taken back to whoever sent it. */
  isReturn: z.boolean(),
  /** It waits for the rider’s yes. */
  isOffered: z.boolean(),
  inRound: z.boolean(),
});

export type TodayStopView = z.infer<typeof todayStopView>;

export const todayView = z.object({
  /** When this was read. */
  at: z.iso.datetime(),
  day: z.iso.date(),
  roundId: z.nullable(idOf('round')),
  /** In the order in which they are to be made; those of the round that are over are among them. */
  stops: z.array(todayStopView),
});

export type TodayView = z.infer<typeof todayView>;

export const getToday = defineCall({
  method: 'GET',
  path: '/business/today',
  access: 'dispatch-partner',
  summary: 'The day of a rider: their stops in order, of their round and of single parcels.',
  query: z.strictObject({}),
  success: { status: 200, body: todayView },
  errors: ['forbidden'],
});
