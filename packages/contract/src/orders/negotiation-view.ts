import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { authorView } from '../timeline/item-view.ts';

/** An amount that one side named. */
export const negotiationView = z.object({
  negotiationId: idOf('negotiation'),
  packageId: idOf('package'),
  otherPartyId: idOf('user'),
  by: z.enum(['sender', 'carrier']),
  isMine: z.boolean(),
  amount: amountView,
  currency: currencyCode,
  reason: z.string(),
  /** Open 0, Countered 1, Accepted 2, Rejected 3, Withdrawn 4. What nobody answered in time counts as withdrawn. */
  status: z.int(),
  dateCreated: z.iso.datetime(),
  openUntil: z.iso.datetime(),
});

/** A fee that others agreed on between the same two places, without their names. */
export const agreedFeeView = z.object({
  amount: amountView,
  currency: currencyCode,
  dispatchMode: z.int(),
  weight: z.number(),
  on: z.iso.date(),
});

/** All amounts that two people have named for one package. */
export const negotiationThreadView = z.object({
  packageId: idOf('package'),
  /** Which side of it the viewer is. */
  role: z.enum(['sender', 'carrier']),
  otherParty: authorView,
  /** The fee that is held in escrow now. */
  heldFee: amountView,
  /** For the sender: the charge for sending that is held beside it, 0 where a credit paid it. Null for the carrier. */
  charge: z.nullable(amountView),
  /** For the sender: what is held for an attempt that fails, which follows the fee; 0 where nothing is. Null for the carrier. */
  reserve: z.nullable(amountView),
  currency: currencyCode,
  /** Oldest first. */
  offers: z.array(negotiationView),
  countersLeft: z.int(),
  lastAgreedFees: z.array(agreedFeeView),
  can: z.object({
    /** Name an amount. */
    offer: z.boolean(),
    /** `accept`: as it is. `pin`: with the PIN, because what is held changes. `wait`: agreed; the sender’s PIN is waited for. */
    accept: z.enum(['no', 'accept', 'pin', 'wait']),
    reject: z.boolean(),
    withdraw: z.boolean(),
  }),
});

export type NegotiationView = z.infer<typeof negotiationView>;
export type AgreedFeeView = z.infer<typeof agreedFeeView>;
export type NegotiationThreadView = z.infer<typeof negotiationThreadView>;
