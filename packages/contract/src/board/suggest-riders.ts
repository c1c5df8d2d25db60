import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { vehicleGist } from '../fleet/vehicle-view.ts';
import { idOf } from '../ids.ts';
import { orderId } from '../orders/order-fields.ts';

/** Why somebody is not suggested. */
const notSuggestedBecause = [
  'has-it',
  'own-parcel',
  'said-no',
  'no-answer',
  'off-duty',
  'no-vehicle',
  'wrong-vehicle',
  'no-room',
  'farther-away',
] as const;

const rider = { riderId: idOf('user'), name: z.string(), profilePicture: z.nullable(z.string()) };

const suggestionView = z.object({
  ...rider,
  /** To the parcel; null where nobody knows where they are. */
  minutes: z.nullable(z.int()),
  vehicle: z.nullable(vehicleGist),
  /** For people: “12 minutes away by bike, with room for 18 kg.” */
  reason: z.string(),
});

const notSuggestedView = z.object({ ...rider, why: z.enum(notSuggestedBecause), reason: z.string() });

export type SuggestionView = z.infer<typeof suggestionView>;
export type NotSuggestedView = z.infer<typeof notSuggestedView>;

export const suggestRiders = defineCall({
  method: 'GET',
  path: '/business/board/suggestions',
  access: 'dispatch-partner',
  summary:
    'Who should carry an order: the riders on duty with room and the right vehicle, the nearest first, and why not the others.',
  query: z.strictObject({ orderId }),
  success: {
    status: 200,
    body: z.object({
      /** The best of them first. */
      riders: z.array(suggestionView),
      others: z.array(notSuggestedView),
    }),
  },
  errors: ['not_found', 'step_not_allowed'],
  limits: [{ by: 'caller', max: 1200, seconds: 3600 }],
});
