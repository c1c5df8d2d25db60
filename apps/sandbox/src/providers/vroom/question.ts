import * as z from 'zod';

const whole = z.number().int().min(0);
const window = z.tuple([whole, whole]).refine(([from, to]) => from <= to, 'Invalid time window.');
const step = z.object({
  id: whole,
  location_index: whole,
  service: whole.default(0),
  time_windows: z.array(window).min(1).optional(),
});
const matrix = z.array(z.array(whole));

/** The part of VROOM’s input that describes shipments with matrices of their own. */
export const question = z.object({
  vehicles: z
    .array(
      z.object({
        id: whole,
        description: z.string().optional(),
        profile: z.string().default('car'),
        start_index: whole,
        end_index: whole.optional(),
        capacity: z.array(whole).default([]),
        time_window: window.optional(),
      }),
    )
    .min(1),
  shipments: z.array(z.object({ amount: z.array(whole).default([]), pickup: step, delivery: step })),
  matrices: z.record(z.string(), z.object({ durations: matrix, distances: matrix.optional() })),
});

export type Question = z.infer<typeof question>;
export type Vehicle = Question['vehicles'][number];
export type Shipment = Question['shipments'][number];
export type Stop = { readonly type: 'pickup' | 'delivery'; readonly shipment: Shipment };
