import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { parseJson } from '../ask-provider.ts';
import { openPaystackRefunds } from '../paystack-refunds.ts';
import { openPaystackWire, type PaystackAnswer, type PaystackSettings } from '../paystack-wire.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { CardEvent, CardPaymentsPort, PaymentReport, TransferReport } from './port.ts';

const paymentStates: Readonly<Record<string, PaymentReport['state']>> = {
  success: 'paid',
  // Paid, and given back since.
  reversed: 'paid',
  failed: 'failed',
  pending: 'pending',
  processing: 'pending',
  queued: 'pending',
};
const transferStates: Readonly<Record<string, TransferReport['state']>> = {
  success: 'paid',
  otp: 'waiting',
  failed: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  rejected: 'failed',
  reversed: 'returned',
};

/** Refusals that no waiting fixes: nothing was taken and nothing will be. Too little money on our side is none of them. */
const finalRefusals = new Set(['invalid_params', 'missing_params', 'invalid_bank_code', 'invalid_transfer_recipient']);

/** There are some two hundred; a list that does not end is no list. */
const mostBanks = 2_000;

const startedSchema = z.object({ authorization_url: z.url() });
const verifiedSchema = z.object({ status: z.string(), reference: z.string(), amount: z.coerce.bigint(), currency: z.string() });
const numberedSchema = z.object({ id: z.coerce.string() });
const banksSchema = z.array(z.object({ name: z.string(), code: z.string(), active: z.boolean().default(true) }));
const resolvedSchema = z.object({ account_name: z.string() });
const recipientSchema = z.object({ recipient_code: z.string() });
const transferSchema = z.object({ status: z.string(), transfer_code: z.string().nullish() });
const balancesSchema = z.array(z.object({ currency: z.string(), balance: z.coerce.bigint() }));
const name = z.string().max(200);
const eventSchema = z.object({
  event: name,
  data: z.object({
    reference: name.nullish(),
    id: z.union([z.number(), name]).nullish(),
    // Refunds and disputes have references of their own, and name the payment here.
    transaction_reference: name.nullish(),
    transaction: z.object({ reference: name.nullish() }).nullish().catch(undefined),
  }),
});

/** Speaks Paystack's HTTP API. The sandbox speaks it, too. */
export function createPaystack(settings: PaystackSettings): CardPaymentsPort {
  const wire = openPaystackWire(settings);
  const { call, read } = wire;
  const refunds = openPaystackRefunds(wire);

  function transferReport(data: z.infer<typeof transferSchema>): TransferReport {
    return { state: transferStates[data.status] ?? 'sent', providerId: data.transfer_code ?? null };
  }

  async function findTransfer(reference: string): Promise<TransferReport> {
    const answer = await call('GET', `/transfer/verify/${encodeURIComponent(reference)}`);
    if (answer.status === 404 || answer.status === 400) return { state: 'unknown', providerId: null };
    return transferReport(read(transferSchema, answer));
  }

  /** Refunds name a payment by the provider's own number. Undefined where it knows of none. */
  async function numberOf(reference: string): Promise<string | undefined> {
    const answer = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
    if (answer.status === 404 || answer.status === 400) return undefined;
    return read(numberedSchema, answer).id;
  }

  return {
    findTransfer,

    async refund({ reference, ...refund }) {
      const transaction = await numberOf(reference);
      return transaction === undefined ? 'refused' : refunds.refund({ ...refund, transaction });
    },

    async findRefund({ reference, ...refund }) {
      const transaction = await numberOf(reference);
      return transaction === undefined ? undefined : refunds.find({ ...refund, transaction });
    },

    async startPayment({ reference, email, amountMinor, returnTo, cancelTo }) {
      const answer = await call('POST', '/transaction/initialize', {
        email,
        amount: Number(amountMinor),
        currency: 'NGN',
        reference,
        callback_url: returnTo,
        metadata: { cancel_action: cancelTo },
      });
      return { payAt: read(startedSchema, answer).authorization_url };
    },

    async findPayment(reference) {
      const answer = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
      // Unknown there: the person has not got as far as the payment page.
      if (answer.status === 404 || answer.status === 400) return { state: 'open', amountMinor: 0n, currency: 'NGN' };
      const { status, amount, currency, ...verified } = read(verifiedSchema, answer);
      if (verified.reference !== reference) throw new ProviderUnavailable('Paystack', 'an answer about another payment');
      const returnedMinor = status === 'reversed' ? amount : 0n;
      return { state: paymentStates[status] ?? 'open', amountMinor: amount, currency, returnedMinor };
    },

    async listBanks() {
      const banks: z.infer<typeof banksSchema> = [];
      let next: string | null = null;
      do {
        const page = new URLSearchParams({ country: 'nigeria', currency: 'NGN', use_cursor: 'true', perPage: '100' });
        if (next !== null) page.set('next', next);
        const answer: PaystackAnswer = await call('GET', `/bank?${page}`);
        banks.push(...read(banksSchema, answer));
        next = answer.next;
      } while (next !== null && banks.length < mostBanks);
      return banks.filter((bank) => bank.active).map(({ name, code }) => ({ name, code }));
    },

    async findAccountName({ accountNumber, bankCode }) {
      const answer = await call(
        'GET',
        `/bank/resolve?${new URLSearchParams({ account_number: accountNumber, bank_code: bankCode })}`,
      );
      return answer.status === 422 || answer.status === 400 || answer.status === 404
        ? undefined
        : read(resolvedSchema, answer).account_name;
    },

    async sendTransfer({ reference, amountMinor, to, reason }) {
      const recipient = await call('POST', '/transferrecipient', {
        type: 'nuban',
        name: to.accountName,
        account_number: to.accountNumber,
        bank_code: to.bankCode,
        currency: 'NGN',
      });
      if (isFinal(recipient)) return { state: 'failed', providerId: null };
      const answer = await call('POST', '/transfer', {
        source: 'balance',
        amount: Number(amountMinor),
        recipient: read(recipientSchema, recipient).recipient_code,
        reference,
        reason,
        currency: 'NGN',
      });
      if (answer.status < 300) return transferReport(read(transferSchema, answer));
      // Refused: either it has this reference already, or it will not do it. Asking by reference shows which.
      const known = await findTransfer(reference);
      if (known.state !== 'unknown') return known;
      if (isFinal(answer)) return { state: 'failed', providerId: null };
      throw new ProviderUnavailable('Paystack', `a transfer was refused with status ${answer.status} ${answer.code}`.trim());
    },

    async findBalances() {
      const balances = read(balancesSchema, await call('GET', '/balance'));
      return new Map(balances.map(({ currency, balance }) => [currency, balance]));
    },

    readEvent(body, signature): CardEvent | 'unknown' | undefined {
      const expected = createHmac('sha512', settings.secretKey).update(body).digest();
      if (!isSame(expected, signature)) return undefined;
      const parsed = eventSchema.safeParse(parseJson(body.toString('utf8')));
      return parsed.success ? meaningOf(parsed.data) : 'unknown';
    },
  };
}

function isFinal({ status, code }: PaystackAnswer): boolean {
  return status >= 400 && finalRefusals.has(code);
}

function meaningOf({ event, data }: z.infer<typeof eventSchema>): CardEvent | 'unknown' {
  const isDispute = event.startsWith('charge.dispute.');
  const isReturn = isDispute || event.startsWith('refund.');
  const isPayment = isReturn || event.startsWith('charge.') || event.startsWith('bank.transfer.');
  const kind = isPayment ? 'payment' : event.startsWith('transfer.') ? 'transfer' : undefined;
  const reference = isReturn ? (data.transaction_reference ?? data.transaction?.reference) : data.reference;
  if (!kind || !reference) return 'unknown';
  const rejection = event === 'bank.transfer.rejected' ? { isRejection: true } : {};
  return { key: `${event}:${reference}:${data.id ?? ''}`, kind, reference, isReturn, isDispute, ...rejection };
}

function isSame(expected: Buffer, hex: string | undefined): boolean {
  const given = Buffer.from(hex ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
