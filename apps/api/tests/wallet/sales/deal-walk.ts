import type { Currency } from '@waybill/contract/money';
import { halfFee, saleSums, sellerLine } from '@waybill/contract/sales/money';
import { carrierLine, chargeFor } from '@waybill/contract/wallet/money-line';
import { settlePayment } from '../../../src/modules/wallet/commands/settle-payment.ts';
import { clearEarnings } from '../../../src/modules/wallet/escrow/clear-earnings.ts';
import {
  answerMoneyQuestion,
  captureEscrow,
  decideDispute,
  decideGoods,
  endReturned,
  findEscrow,
  freezeEscrow,
  freezeGoods,
  holdAnotherAttempt,
  holdForSale,
  payAtDoor,
  payAttempt,
  refundPayer,
  releaseEscrow,
  startSalePayment,
  verifySalePayment,
  type WalletContext,
} from '../../../src/modules/wallet/index.ts';
import { smallerOf } from '../../../src/modules/wallet/ledger/smaller-of.ts';
import { sendRefund } from '../../../src/modules/wallet/sales/send-refund.ts';
import { listDueReturns } from '../../../src/modules/wallet/storage/arrivals.ts';
import { giveBack } from '../../../src/modules/wallet/transfers/give-back.ts';
import type { Tx } from '../../../src/platform/db/database.ts';
import { newId } from '../../../src/platform/ids.ts';
import { newKey } from '../../support/money.ts';
import type { World } from '../../support/world.ts';
import { attempt, newPackage } from '../escrow/deals.ts';
import { StandInProvider } from './stand-in-provider.ts';

export type Terms = {
  readonly currency: Currency;
  readonly goodsMinor: bigint;
  readonly feeMinor: bigint;
  readonly deliveryPaidBy: 'buyer' | 'seller';
  readonly payWhen: 'now' | 'door';
};

const moneyComes = ['transfer', 'card', 'pay-exactly', 'pay-part', 'pay-late', 'pay-much', 'verify', 'expire'] as const;
const acts = ['post', 'door', 'attempt', 'again', 'returned', 'capture', 'release', 'freeze', 'decide', 'complain'] as const;
const ends = ['decide-goods', 'refund', 'send-refunds', 'refuse-refunds', 'reverse'] as const;

export const everyStep = [...moneyComes, ...acts, ...ends];

export type Step = {
  readonly what: (typeof everyStep)[number];
  /** Some amount between nothing and all there is. */
  readonly part: number;
};

export type How = 'once' | 'twice' | 'at-once' | 'crash-first';

class Crashed extends Error {
  readonly reason = 'crashed';
}

/** One deal that goes any way it can, and a simple model of who gets what. */
export class DealWalk {
  readonly provider = new StandInProvider();
  readonly buyerId = newId('buyer');
  isReversed = false;
  readonly #world: World;
  readonly #context: WalletContext;
  readonly #people: { readonly seller: string; readonly carrier: string };
  readonly #terms: Terms;
  readonly #packageId = newPackage();
  readonly #saleId = newId('sale');
  #transfer: string | undefined;
  /** Card payments and orders at PayPal. */
  readonly #pages: string[] = [];
  #attempts = 0;
  /** What the seller and the carrier have, by the rules, of what has happened so far. */
  #carrier = 0n;
  #seller = 0n;
  #waiting = { fee: 0n, charge: 0n, reserve: 0n, goods: 0n };
  #isPosted = false;

  constructor(world: World, people: { readonly seller: string; readonly carrier: string }, terms: Terms) {
    this.#world = world;
    this.#people = people;
    this.#terms = terms;
    const { context } = world.node;
    const { provider } = this;
    this.#context = {
      ...context,
      cards: { ...context.cards, ...provider.cards },
      transfers: { ...context.transfers, ...provider.transfers },
      paypal: { ...context.paypal, ...provider.paypal },
      // Jobs are done here, in whatever order the walk says.
      enqueue: () => undefined,
      publish: () => undefined,
    };
  }

  expected = () => ({ carrier: this.#carrier, seller: this.#seller });

  get #pays(): bigint {
    return saleSums(this.#terms).buyerPays;
  }

  async take(step: Step, how: How): Promise<void> {
    const act = this.#actOf(step);
    if (act) return this.#do(act, how);
    const runs = how === 'twice' || how === 'at-once' ? 2 : 1;
    const run = () => this.#comes(step);
    // Only what asks the provider may run beside itself: the others are things that happen.
    if (how === 'at-once' && (step.what === 'verify' || step.what === 'send-refunds')) {
      await Promise.all([run(), run()]);
      return;
    }
    for (let n = 0; n < runs; n += 1) await run();
  }

  /** Whatever is still open is brought to its end, as jobs and staff do. */
  async end(): Promise<void> {
    await this.#sweep();
    await this.#comes({ what: 'expire', part: 0 });
    await this.#sweep();
    const state = async () => (await findEscrow(this.#world.db, this.#packageId))?.state;
    if ((await state()) === 'frozen') await this.take({ what: 'decide', part: 0.5 }, 'once');
    if ((await state()) === 'held') await this.take({ what: 'release', part: 0 }, 'once');
    await this.take({ what: 'decide-goods', part: 0.3 }, 'once');
    await this.take({ what: 'refund', part: 0 }, 'once');
    this.provider.nextRefund = 'done';
    await this.#sendRefunds();
    await this.#answerStuck();
    await this.#world.db`update earning set clears_at = now() where package_id = ${this.#packageId}`;
    await clearEarnings(this.#context);
  }

  async everything() {
    const { currency } = this.#terms;
    const clearing = currency === 'USD' ? 'paypal-clearing' : 'paystack-clearing';
    const rows = await this.#world.db<{ whose: string; posted: string }[]>`
      select case when owner_id = ${this.#people.seller} then 'seller' when owner_id = ${this.#people.carrier} then 'carrier'
                  when kind = ${clearing} then 'clearing' when kind in ('commission', 'charges') then 'ours' else 'other' end as whose,
             sum(posted) as posted
      from ledger_account where currency = ${currency} group by 1`;
    const of = (whose: string) => BigInt(rows.find((row) => row.whose === whose)?.posted ?? 0);
    return { seller: of('seller'), carrier: of('carrier'), clearing: of('clearing'), ours: of('ours') };
  }

  async #do(act: (tx: Tx) => Promise<string>, how: How): Promise<void> {
    if (how === 'crash-first') {
      const outcome = await attempt(this.#world, async (tx) => {
        await act(tx);
        throw new Crashed();
      });
      if (!outcome.startsWith('refused')) throw new Error(`It did not crash: ${outcome}`);
    }
    const run = () => attempt(this.#world, act);
    const first =
      how === 'at-once' ? await Promise.all([run(), run()]) : [await run(), ...(how === 'twice' ? [await run()] : [])];
    if (first.filter((outcome) => outcome === 'done').length > 1) throw new Error('It was done twice');
    if (first.includes('done')) this.#then?.();
  }

  /** What the model makes of the act, once it is done. */
  #then: (() => void) | undefined;

  #actOf({ what, part }: Step): ((tx: Tx) => Promise<string>) | undefined {
    const packageId = this.#packageId;
    const carrierId = this.#people.carrier;
    const { attemptMinor, backMinor } = halfFee(this.#terms.feeMinor);
    this.#then = undefined;
    switch (what) {
      case 'post': {
        this.#then = () => this.#posted();
        if (this.#isPosted) return async () => 'refused: posted';
        const input = {
          packageId,
          senderId: this.#people.seller,
          currency: this.#terms.currency,
          feeMinor: this.#terms.feeMinor,
          title: 'Shoes',
        } as const;
        return async (tx) => {
          const [known] = await tx`select from escrow where package_id = ${packageId}`;
          if (known) return 'done-before';
          await holdForSale(tx, { ...input, sale: { ...this.#terms, buyerId: this.buyerId } }, 0);
          return 'done';
        };
      }
      case 'door':
        this.#then = () => this.#paidAtDoor();
        return (tx) => payAtDoor(tx, packageId);
      case 'attempt': {
        const number = this.#attempts === 0 ? 1 : 2;
        this.#then = () => {
          this.#attempts = number;
          this.#payCarrier(attemptMinor, 'reserve');
        };
        return (tx) => payAttempt(tx, { packageId, carrierId, attempt: number });
      }
      case 'again':
        this.#then = () => {
          this.#waiting.reserve += attemptMinor;
          this.#seller -= attemptMinor;
        };
        return (tx) => holdAnotherAttempt(tx, { packageId, attempt: 2 });
      case 'returned':
        this.#then = () => {
          this.#payCarrier(backMinor, 'reserve');
          this.#allBack();
        };
        return (tx) => endReturned(tx, { packageId, carrierId });
      case 'capture':
        this.#then = () => this.#delivered(this.#terms.feeMinor, this.#waiting.goods);
        return (tx) => captureEscrow(tx, { packageId, carrierId });
      case 'release':
        this.#then = () => this.#allBack();
        return (tx) => releaseEscrow(tx, packageId);
      case 'freeze':
        return (tx) => freezeEscrow(tx, packageId);
      case 'decide': {
        const carrierFeeMinor = partOf(this.#terms.feeMinor, part);
        const goodsToSellerMinor = partOf(this.#waiting.goods, 1 - part);
        this.#then = () => this.#delivered(carrierFeeMinor, goodsToSellerMinor);
        return (tx) => decideDispute(tx, { packageId, carrierId, carrierFeeMinor, goodsToSellerMinor });
      }
      case 'complain':
        return (tx) => freezeGoods(tx, packageId);
      case 'decide-goods': {
        const { goodsMinor, currency } = this.#terms;
        const toBuyerMinor = partOf(goodsMinor, part);
        this.#then = () => {
          this.#seller += sellerLine(goodsMinor - toBuyerMinor, currency).getsMinor - sellerLine(goodsMinor, currency).getsMinor;
        };
        return (tx) => decideGoods(tx, { packageId, toBuyerMinor });
      }
      case 'refund':
        return async (tx) => ((await refundPayer(tx, { buyerId: this.buyerId, reason: 'Over.' })) > 0n ? 'moved' : 'nothing');
      default:
        return undefined;
    }
  }

  #posted(): void {
    const sums = saleSums(this.#terms);
    const isHere = this.#terms.payWhen === 'now';
    this.#isPosted = true;
    this.#seller -= sums.sellerHolds;
    this.#waiting.reserve = sums.reserve;
    if (isHere) this.#waiting.goods = this.#terms.goodsMinor;
    if (isHere || this.#terms.deliveryPaidBy === 'seller') this.#deliveryIsHere();
  }

  #paidAtDoor(): void {
    this.#waiting.goods = this.#terms.goodsMinor;
    if (this.#terms.deliveryPaidBy === 'buyer') this.#deliveryIsHere();
  }

  #deliveryIsHere(): void {
    this.#waiting.fee = this.#terms.feeMinor;
    this.#waiting.charge = chargeFor(this.#terms.currency, false);
  }

  /** As much as there is, from this first and then from the other. Answers how much it was. */
  #payCarrier(wanted: bigint, first: 'fee' | 'reserve'): bigint {
    let left = wanted;
    for (const from of first === 'fee' ? (['fee', 'reserve'] as const) : (['reserve', 'fee'] as const)) {
      const taken = smallerOf(this.#waiting[from], left);
      this.#waiting[from] -= taken;
      left -= taken;
    }
    this.#carrier += carrierLine(wanted - left).earnsMinor;
    return wanted - left;
  }

  #delivered(feeMinor: bigint, goodsToSeller: bigint): void {
    if (this.#payCarrier(feeMinor, 'fee') > 0n) this.#waiting.charge = 0n;
    this.#seller += sellerLine(goodsToSeller, this.#terms.currency).getsMinor;
    this.#allBack();
  }

  /** What is left goes back to who paid it. */
  #allBack(): void {
    const { fee, charge, reserve } = this.#waiting;
    this.#seller += reserve + (this.#terms.deliveryPaidBy === 'seller' ? fee + charge : 0n);
    this.#waiting = { fee: 0n, charge: 0n, reserve: 0n, goods: 0n };
  }

  async #comes({ what, part }: Step): Promise<void> {
    const { db } = this.#world;
    switch (what) {
      case 'transfer':
      case 'card': {
        const buyer = { buyerId: this.buyerId, saleId: this.#saleId, sellerId: this.#people.seller };
        const { currency } = this.#terms;
        const rest = {
          currency,
          amountMinor: this.#pays,
          way: currency === 'USD' ? 'paypal' : what,
          returnPath: '/buy/A?paid=1',
          idempotencyKey: newKey(),
        } as const;
        const { reference } = await startSalePayment(this.#context, { ...buyer, ...rest });
        if (rest.way === 'transfer') this.#transfer = reference;
        else this.#pages.push(reference);
        return;
      }
      case 'pay-exactly':
        for (const reference of this.#pages) this.provider.payOnPage(reference);
        return this.#send(this.#pays);
      case 'pay-part':
        return this.#send(partOf(this.#pays, part));
      case 'pay-much':
        return this.#send(this.#pays + partOf(this.#pays, part));
      case 'pay-late':
        return this.#send(this.#pays, new Date(Date.now() + 7_200_000));
      case 'verify':
        await verifySalePayment(this.#context, this.buyerId);
        return;
      case 'expire':
        await db`update payment set expires_at = now() - interval '2 minutes' where payer_id = ${this.buyerId} and way = 'transfer'`;
        return;
      case 'send-refunds':
        this.provider.nextRefund = part < 0.3 ? 'under-way' : 'done';
        return this.#sendRefunds();
      case 'refuse-refunds':
        this.provider.nextRefund = 'refused';
        await this.#sendRefunds(false);
        this.provider.nextRefund = 'done';
        return this.#answerStuck();
      case 'reverse': {
        const reversed = this.#pages.find((reference) => this.provider.reverse(reference));
        if (!reversed) return;
        this.isReversed = true;
        return settlePayment(this.#context, reversed, { isReturn: true });
      }
      default:
        throw new Error(`${what} is no such thing`);
    }
  }

  /** Asks after all that was begun, as the clock does for days. */
  async #sweep(): Promise<void> {
    const all = await this.#world.db<{ reference: string }[]>`select reference from payment where payer_id = ${this.buyerId}`;
    for (const { reference } of all) await settlePayment(this.#context, reference);
  }

  #send(amountMinor: bigint, at = new Date()): void {
    if (this.#transfer && amountMinor > 0n) this.provider.send(this.#transfer, amountMinor, at);
  }

  async #sendRefunds(isWithTransfers = true): Promise<void> {
    const { db } = this.#world;
    await db`update refund set sending_until = null where payer_id = ${this.buyerId}`;
    await db`update payment_arrival set sending_until = null where reference in (select reference from payment where payer_id = ${this.buyerId})`;
    for (const { id } of await db<{ id: string }[]>`select id from refund where payer_id = ${this.buyerId} and state = 'due'`)
      await sendRefund(this.#context, id);
    if (isWithTransfers) for (const key of await listDueReturns(db)) await giveBack(this.#context, key);
  }

  async #answerStuck(): Promise<void> {
    const stuck = await this.#world.db<{ id: string; reference: string; amountMinor: string }[]>`
      select id, reference, amount_minor from refund where payer_id = ${this.buyerId} and state = 'stuck'`;
    for (const { id, reference, amountMinor } of stuck) {
      await answerMoneyQuestion(this.#context, id, 'refuse');
      // What the payer's bank took back meanwhile has gone back: staff see that, and only say so.
      if (!this.provider.isReversed(reference)) this.provider.payOtherwise(BigInt(amountMinor));
    }
  }
}

function partOf(whole: bigint, part: number): bigint {
  return (whole * BigInt(Math.round(part * 1_000))) / 1_000n;
}
