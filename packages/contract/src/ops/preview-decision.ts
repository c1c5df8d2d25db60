import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amountView, currencyCode } from '../money.ts';
import { moneyDecision } from './money-decision.ts';

/** Who a part of the money goes to. `commission` and `charge` are ours; `elsewhere` is given back outside of our books. */
export const shareSides = ['sender', 'carrier', 'seller', 'buyer', 'person', 'commission', 'charge', 'elsewhere'] as const;
export type ShareSide = (typeof shareSides)[number];

export const shareView = z.object({
  side: z.enum(shareSides),
  /** The member it goes to; null for the house, and for a buyer, who is none. */
  who: z.nullable(z.string()),
  amount: amountView,
});
export type ShareView = z.infer<typeof shareView>;

export const decisionSumsView = z.object({
  /** All that is decided about. The shares add up to it. */
  amount: amountView,
  currency: currencyCode,
  shares: z.array(shareView),
  /** A credit that paid for sending goes back as well. */
  creditGoesBack: z.boolean(),
});

export const decisionPreviewView = z.object({
  ...decisionSumsView.shape,
  /** What the caller decides about alone. */
  limit: amountView,
  /** It is above that: proposed, it waits for a second person. */
  needsSecond: z.boolean(),
});
export type DecisionPreviewView = z.infer<typeof decisionPreviewView>;

export const previewDecision = defineCall({
  method: 'POST',
  path: '/ops/decisions/preview',
  access: 'staff',
  summary:
    'Who would get what of a decision that moves money, to the last kobo: carried out and taken back at once. Nothing moves, and nobody is told.',
  body: z.strictObject({ decision: moneyDecision }),
  success: { status: 200, body: decisionPreviewView },
  errors: ['not_found', 'step_not_allowed', 'already_decided', 'forbidden', 'provider_unavailable'],
});
