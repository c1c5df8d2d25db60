import { randomInt } from 'node:crypto';
import type { ArrivalReport, BankTransfersPort, GiveBackReport } from '../../../src/providers/bank-transfers/port.ts';
import type { CardPaymentsPort, PaymentReport } from '../../../src/providers/card-payments/port.ts';

type Card = { readonly amountMinor: bigint; state: 'open' | 'paid'; isReversed: boolean };

/** A provider without a network: what comes, goes back and is taken back, and what it has of ours in the end. */
export class StandInProvider {
  readonly #accounts = new Map<string, ArrivalReport[]>();
  readonly #cards = new Map<string, Card>();
  readonly #refunds = new Map<string, GiveBackReport>();
  /** What is asked of it next is answered so. */
  nextRefund: GiveBackReport = 'done';
  balanceMinor = 0n;

  send(reference: string, amountMinor: bigint, at: Date): void {
    const id = `${reference}-${this.#accounts.get(reference)?.length ?? 0}`;
    this.#accounts.get(reference)?.push({ id, amountMinor, at, senderName: 'Ada Obi' });
    this.balanceMinor += amountMinor;
  }

  payByCard(reference: string): void {
    const card = this.#cards.get(reference);
    if (card?.state !== 'open') return;
    card.state = 'paid';
    this.balanceMinor += card.amountMinor;
  }

  /** The payer's bank takes a card payment back, all that is left of it. */
  reverseCard(reference: string): boolean {
    const card = this.#cards.get(reference);
    if (card?.state !== 'paid' || card.isReversed) return false;
    card.isReversed = true;
    this.balanceMinor -= card.amountMinor - this.#refundedOf(reference);
    return true;
  }

  isReversed = (reference: string) => this.#cards.get(reference)?.isReversed ?? false;

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
      this.#cards.set(reference, { amountMinor, state: 'open', isReversed: false });
      return { payAt: `https://pay.test/${reference}` };
    },
    findPayment: async (reference): Promise<PaymentReport> => {
      const card = this.#cards.get(reference);
      const amountMinor = card?.amountMinor ?? 0n;
      const returnedMinor = card?.isReversed ? amountMinor : 0n;
      return { state: card?.state ?? 'open', amountMinor, currency: 'NGN', returnedMinor };
    },
    refund: async ({ reference, amountMinor, name }) => this.#giveBack(name, reference, amountMinor),
    findRefund: async ({ name }) => this.#refunds.get(name),
  };
}
