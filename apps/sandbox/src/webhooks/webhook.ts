import * as z from 'zod';

/** The ways to send a webhook by hand: genuine, or spoiled in one way that its receiver has to notice. */
export const disguises = ['genuine', 'wrong-signature', 'unsigned', 're-serialised', 'wrong-amount', 'wrong-currency'] as const;

export type Disguise = (typeof disguises)[number];

const attempt = z.object({
  at: z.iso.datetime(),
  url: z.string().nullable(),
  as: z.enum(disguises),
  /** The receiver’s status code; null when there was no answer. */
  status: z.number().nullable(),
  error: z.string().nullable(),
  tookMs: z.number(),
});

export type Attempt = z.infer<typeof attempt>;

export const webhook = z.object({
  id: z.string(),
  event: z.string(),
  /** The reference of its transaction or transfer, or the id of its order or payout. */
  subject: z.string(),
  /** The receiver’s name; the vendor knows the address. */
  target: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed', 'held', 'no-address']),
  attempts: z.array(attempt),
});

export type Webhook = z.infer<typeof webhook>;
