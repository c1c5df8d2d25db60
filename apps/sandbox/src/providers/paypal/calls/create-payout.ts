import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PaypalContext } from '../context.ts';
import { type Detail, PaypalError } from '../errors.ts';
import { currencies, decimalAmount, toMinor } from '../money.ts';
import { link } from '../order-view.ts';
import { viewBatch } from '../payout-view.ts';
import { type NewPayout, openPayout } from '../payouts.ts';

const recipientTypes = ['EMAIL', 'PHONE', 'PAYPAL_ID'] as const;
const needed = 'Required field missing';

const item = z.object({
  recipient_type: z.enum(recipientTypes, 'Invalid recipient type').optional(),
  receiver: z.string(needed).min(1, needed).max(127),
  amount: z.object(
    {
      currency: z.string(needed).refine((code) => currencies.has(code), 'Currency is invalid'),
      value: z.string(needed).regex(decimalAmount, 'Amount is invalid'),
    },
    needed,
  ),
  note: z.string().max(4000).optional(),
  sender_item_id: z.string().max(63, 'Length is invalid').optional(),
});

const payoutRequest = z.object({
  sender_batch_header: z.object(
    {
      sender_batch_id: z.string(needed).min(1, needed).max(256, 'Length is invalid'),
      email_subject: z.string().max(255).optional(),
      email_message: z.string().max(1000).optional(),
      recipient_type: z.enum(recipientTypes, 'Invalid recipient type').optional(),
    },
    needed,
  ),
  items: z.array(item, needed).min(1, needed).max(15_000, 'Too many items'),
});

/** A note that asks for an error, as PayPal’s own sandbox understands it. */
const magicNotes = new Map<string, readonly [status: number, name: string, message: string]>([
  ['ERRPYO001', [403, 'SENDER_RESTRICTED', 'Authorization error occurred']],
  ['ERRPYO002', [403, 'SENDER_EMAIL_UNCONFIRMED', 'Authorization error occurred']],
  ['ERRPYO003', [403, 'AUTHORIZATION_ERROR', 'Authorization error occurred']],
  ['ERRPYO005', [422, 'INSUFFICIENT_FUNDS', 'Sender does not have sufficient funds. Please add funds and retry.']],
  ['ERRPYO006', [500, 'INTERNAL_ERROR', 'An internal service error has occurred']],
  ['ERRPYO010', [400, 'VALIDATION_ERROR', 'Invalid request - see details']],
]);

export function createPayout(app: FastifyInstance, context: PaypalContext): void {
  app.post('/v1/payments/payouts', async ({ body }, reply) => {
    const wanted = readPayout(body);
    for (const { note } of wanted.items) {
      const magic = magicNotes.get(note ?? '');
      if (magic !== undefined) throw new PaypalError(...magic);
    }
    refuseRepeated(context, wanted.senderBatchId);
    const { batch_header, links } = viewBatch(context, await openPayout(context, wanted));
    const { payout_batch_id, batch_status, sender_batch_header } = batch_header;
    return reply.code(201).send({ batch_header: { payout_batch_id, batch_status, sender_batch_header }, links });
  });
}

/** The sender’s batch id is the guard against paying twice; the refusal names the batch that was made. */
function refuseRepeated({ origin, file: { state } }: PaypalContext, senderBatchId: string): void {
  const earlier = state.payouts.find((payout) => payout.senderBatchId === senderBatchId);
  if (earlier === undefined) return;
  throw new PaypalError(400, 'USER_BUSINESS_ERROR', 'User business error.', [
    {
      field: 'SENDER_BATCH_ID',
      location: 'body',
      issue: 'Batch with given sender_batch_id already exists',
      link: [link(`${origin}/paypal/v1/payments/payouts/${earlier.id}`, 'self', 'GET')],
    },
  ]);
}

function readPayout(body: unknown): NewPayout {
  const parsed = payoutRequest.safeParse(body ?? {});
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: written(path), issue: message })));
  const { sender_batch_header: header, items } = parsed.data;
  const currency = items[0]?.amount.currency ?? '';
  return {
    senderBatchId: header.sender_batch_id,
    emailSubject: header.email_subject ?? null,
    emailMessage: header.email_message ?? null,
    currency,
    items: items.map((given, index) => {
      const at = (field: string, issue: string) => invalid([{ field: `items[${index}].${field}`, issue }]);
      const recipientType = given.recipient_type ?? header.recipient_type ?? 'EMAIL';
      const amount = toMinor(given.amount.value, currency);
      if (given.amount.currency !== currency) throw at('amount.currency', 'Multiple currencies are not supported');
      if (amount === undefined || amount === 0) throw at('amount.value', 'Amount is invalid');
      if (recipientType === 'EMAIL' && !z.email().safeParse(given.receiver).success) {
        throw at('receiver', 'Receiver is invalid or does not match with type');
      }
      return {
        recipientType,
        receiver: given.receiver,
        amount,
        note: given.note ?? null,
        senderItemId: given.sender_item_id ?? null,
      };
    }),
  };
}

function invalid(details: Detail[]): PaypalError {
  const located = details.map((detail) => ({ ...detail, location: 'body' }));
  return new PaypalError(400, 'VALIDATION_ERROR', 'Invalid request - see details', located);
}

/** items[0].amount.value, as the Payouts API writes it. */
function written(path: readonly PropertyKey[]): string {
  return path
    .reduce<string>((field, part) => (typeof part === 'number' ? `${field}[${part}]` : `${field}.${String(part)}`), '')
    .replace(/^\./, '');
}
