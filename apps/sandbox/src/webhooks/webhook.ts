import * as z from 'zod';

/** How a webhook can be sent by hand: as it is, or spoiled in one way that its receiver has to notice. */
export const disguises = ['genuine', 'wrong-signature', 'unsigned', 're-serialised', 'wrong-amount', 'wrong-currency'] as const;

export type Disguise = (typeof disguises)[number];

const attempt = z.object({
  at: z.iso.datetime(),
  url: z.string().nullable(),
  as: z.enum(disguises),
  /** What the receiver answered; null when there was no answer. */
  status: z.number().nullable(),
  error: z.string().nullable(),
  tookMs: z.number(),
});

export type Attempt = z.infer<typeof attempt>;

export const webhook = z.object({
  id: z.string(),
  event: z.string(),
  /** What it is about: a transaction’s or a transfer’s reference, an order’s or a payout’s id. */
  subject: z.string(),
  /** Whom it is for; the vendor knows the address. */
  target: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed', 'held', 'no-address']),
  attempts: z.array(attempt),
});

export type Webhook = z.infer<typeof webhook>;
