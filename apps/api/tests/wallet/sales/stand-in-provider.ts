import { randomInt } from 'node:crypto';
import type { Currency } from '@waybill/contract/money';
import type { ArrivalReport, BankTransfersPort, GiveBackReport } from '../../../src/providers/bank-transfers/port.ts';
import type { CardPaymentsPort, PaymentReport } from '../../../src/providers/card-payments/port.ts';
import type { PaypalPort } from '../../../src/providers/paypal/port.ts';

/** A payment on the page of a card or of PayPal, where what was approved is only ours once it is captured. */
type Page = {
  readonly of: 'card' | 'paypal';
  readonly amountMinor: bigint;
  state: 'open' | 'approved' | 'paid';
  isReversed: boolean;
};

/** Providers without a network: what comes, goes back and is taken back, and what they have of ours in the end. */
export class StandInProvider {
  readonly #accounts = new Map<string, ArrivalReport[]>();
  readonly #pages = new Map<string, Page>();
  readonly #refunds = new Map<string, GiveBackReport>();
  /** What is asked of it next is answered so. */
  nextRefund: GiveBackReport = 'done';
  balanceMinor = 0n;

  send(reference: string, amountMinor: bigint, at: Date): void {
    const id = `${reference}-${this.#accounts.get(reference)?.length ?? 0}`;
    this.#accounts.get(reference)?.push({ id, amountMinor, at, senderName: 'Ada Obi' });
    this.balanceMinor += amountMinor;
  }

  payOnPage(reference: string): void {
    const page = this.#pages.get(reference);
    if (page?.state !== 'open') return;
    if (page.of === 'paypal') page.state = 'approved';
    else this.#take(page);
  }

  #take(page: Page): void {
    page.state = 'paid';
    this.balanceMinor += page.amountMinor;
  }

  /** The payer's bank, or PayPal, takes a payment back, all that is left of it. */
  reverse(reference: string): boolean {
    const page = this.#pages.get(reference);
    if (page?.state !== 'paid' || page.isReversed) return false;
    page.isReversed = true;
    this.balanceMinor -= page.amountMinor - this.#refundedOf(reference);
    return true;
  }

  isReversed = (reference: string) => this.#pages.get(reference)?.isReversed ?? false;

  /** Staff give something back in another way. */
  payOtherwise(amountMinor: bigint): void {
    this.balanceMinor -= amountMinor;
  }

  readonly #given = new Map<string, bigint>();
  #refundedOf = (reference: string) => this.#given.get(reference) ?? 0n;

  #giveBack(key: string, of: string, amountMinor: bigint): GiveBackReport {
    const known = this.#refunds.get(key);
    if (known === 'done' || known === 'refused') return known;
    const isGone = this.isReversed(of);
    const report = isGone ? 'refused' : this.nextRefund;
    this.#refunds.set(key, report);
    if (report === 'done') {
      this.balanceMinor -= amountMinor;
      this.#given.set(of, this.#refundedOf(of) + amountMinor);
    }
    return report;
  }

  readonly transfers: Pick<BankTransfersPort, 'openAccount' | 'findArrivals' | 'giveBack' | 'findGiveBack'> = {
    openAccount: async ({ reference, expiresAt }) => {
      this.#accounts.set(reference, []);
      return { accountNumber: String(randomInt(10 ** 9, 10 ** 10)), bankName: 'Bank', accountName: 'Waybill', expiresAt };
    },
    findArrivals: async (reference) => ({ currency: 'NGN', arrivals: this.#accounts.get(reference) ?? [] }),
    giveBack: async ({ arrivalId, amountMinor, name = 'surplus' }) =>
      this.#giveBack(`${arrivalId} ${name}`, arrivalId, amountMinor),
    findGiveBack: async ({ arrivalId, name = 'surplus' }) => this.#refunds.get(`${arrivalId} ${name}`),
  };

  readonly cards: Pick<CardPaymentsPort, 'startPayment' | 'findPayment' | 'refund' | 'findRefund'> = {
    startPayment: async ({ reference, amountMinor }) => {
      this.#pages.set(reference, { of: 'card', amountMinor, state: 'open', isReversed: false });
      return { payAt: `https://pay.test/${reference}` };
    },
    findPayment: async (reference) => this.#report(reference, 'NGN'),
    refund: async ({ reference, amountMinor, name }) => this.#giveBack(name, reference, amountMinor),
    findRefund: async ({ name }) => this.#refunds.get(name),
  };

  /** An order has the name of its payment here. */
  readonly paypal: Pick<PaypalPort, 'createOrder' | 'captureOrder' | 'findOrder' | 'refund' | 'findRefund'> = {
    createOrder: async ({ reference, amountMinor }) => {
      this.#pages.set(reference, { of: 'paypal', amountMinor, state: 'open', isReversed: false });
      return { orderId: reference, approveAt: `https://pay.test/${reference}` };
    },
    captureOrder: async (orderId) => {
      const order = this.#pages.get(orderId);
      if (order?.state === 'approved') this.#take(order);
      return this.#report(orderId, 'USD');
    },
    findOrder: async (orderId) => this.#report(orderId, 'USD'),
    refund: async ({ orderId, amountMinor, name }) => this.#giveBack(name, orderId, amountMinor),
    findRefund: async ({ name }) => this.#refunds.get(name),
  };

  #report(reference: string, currency: Currency): PaymentReport {
    const page = this.#pages.get(reference);
    const amountMinor = page?.amountMinor ?? 0n;
    const returnedMinor = page?.isReversed ? amountMinor : 0n;
    return { state: page?.state === 'paid' ? 'paid' : 'open', amountMinor, currency, returnedMinor };
  }
}
