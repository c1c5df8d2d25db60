import { listTransfers } from '@waybill/contract/wallet/list-transfers';
import { verifyTransfer } from '@waybill/contract/wallet/verify-transfer';
import { beforeAll, describe, expect, it } from 'vitest';
import { concludePayment } from '../../../src/modules/wallet/commands/settle-payment.ts';
import {
  answerMoneyQuestion,
  findRefunds,
  findSalePayment,
  listMoneyQuestions,
  proveMoney,
  refundPayer,
  releaseEscrow,
  verifySalePayment,
} from '../../../src/modules/wallet/index.ts';
import { answerMoneyQuestionNow } from '../../../src/ops/answer-money-question.ts';
import { transact } from '../../../src/platform/db/database.ts';
import { atOnce } from '../../support/at-once.ts';
import { expire, openBankSandbox, type SentTransfer } from '../../support/bank-transfers.ts';
import { type Buyer, beginToPay, newBuyer } from '../../support/buyers.ts';
import { madeForEach } from '../../support/made-before.ts';
import { historyOf, newKey, runPaymentSweep } from '../../support/money.ts';
import { verifiedPerson } from '../../support/people.ts';
import { useWorld } from '../../support/world.ts';
import { fundsOf, give } from '../escrow/deals.ts';
import { postSold } from '../escrow/sold.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, false));

const price = 2_500_000n;
const seller = madeForEach(async () => {
  await sandbox.clearFaults('paystack');
  await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: false });
  return verifiedPerson(world);
});
const aBuyer = () => newBuyer(seller.id);
const begin = (buyer: Buyer, ...rest: [bigint?, ('transfer' | 'card')?, string?]) =>
  beginToPay(world.node, buyer, rest[0] ?? price, rest[1], rest[2]);
const verify = ({ buyerId }: Buyer) => verifySalePayment(world.node.context, buyerId);
const balance = async ({ buyerId }: Buyer) => (await fundsOf(world, buyerId)).available;
const refund = ({ buyerId }: Buyer) => transact(world.db, (tx) => refundPayer(tx, { buyerId, reason: 'The sale has ended.' }));
const proven = async () => expect(await proveMoney(world.db)).toEqual([]);

/** The account that a payment waits for money on. */
const send = ({ accountNumber }: { accountNumber: string | null }, sent: SentTransfer = {}) =>
  sandbox.transfer({ accountNumber: accountNumber ?? '' }, sent);

async function payByCard(buyer: Buyer, amount = price) {
  const payment = await begin(buyer, amount, 'card');
  await sandbox.press(payment.authorizationUrl ?? '', 'pay');
  return payment;
}

/** What sales do about a payment fails here, where nothing is really for sale. */
async function jobsDone(): Promise<void> {
  const left = async () => {
    const [row] = await world.db<{ count: number }[]>`
      select count(*)::int from jobs.job
      where group_id like 'wallet.%' and group_id not like 'wallet.sale-paid.%' and state in ('created', 'retry', 'active')`;
    return row?.count;
  };
  await expect.poll(left, { timeout: 20_000, interval: 15 }).toBe(0);
}

async function settled(buyer: Buyer): Promise<void> {
  const done = async () => {
    await world.db`update refund set sending_until = now() where sending_until > now()`;
    await runPaymentSweep(world.node);
    await jobsDone();
    return (await findRefunds(world.db, buyer.buyerId)).returningMinor;
  };
  await expect.poll(done, { timeout: 10_000 }).toBe(0n);
}

/** The provider says of a card payment that all of it went back to its payer. */
const reversed = ({ buyerId }: Buyer, { reference, amountMinor }: { reference: string; amountMinor: bigint }) =>
  concludePayment(
    world.node.context,
    reference,
    { state: 'paid', amountMinor, currency: 'NGN', returnedMinor: amountMinor },
    buyerId,
  );

const refundsAtProvider = async (reference: string) => {
  const answer = await fetch(`${sandbox.origin}/paystack/refund`, {
    headers: { authorization: 'Bearer sk_test_waybill_sandbox' },
  });
  const { data } = (await answer.json()) as { data: { transaction_reference: string; amount: number }[] };
  return data.filter((each) => each.transaction_reference === reference).map(({ amount }) => amount);
};

describe('a buyer without an account', () => {
  it('pays by transfer: it is theirs in the books, and in nobody’s history', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    expect(payment).toMatchObject({ way: 'transfer', state: 'waiting', amountMinor: price, missingMinor: price });
    await send(payment);
    expect(await verify(buyer)).toMatchObject({ state: 'paid', receivedMinor: price, missingMinor: 0n });
    expect(await balance(buyer)).toBe(price);
    expect(await historyOf(seller)).toEqual([]);
    await proven();
  });

  it('pays by card, whose page leads back to what they buy', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer, price, 'card');
    const back = await sandbox.press(payment.authorizationUrl ?? '', 'pay');
    expect([back.pathname, back.searchParams.get('paid')]).toEqual(['/buy/ABCDEFGHJK', '1']);
    expect(await verify(buyer)).toMatchObject({ way: 'card', state: 'paid', receivedMinor: price });
    expect(await balance(buyer)).toBe(price);
    await proven();
  });

  it('pays too little and then the rest; what is too much goes back by itself', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment, { amount: 1_000_000 });
    expect(await verify(buyer)).toMatchObject({ state: 'part', missingMinor: 1_500_000n });
    await send(payment, { amount: 1_700_000 });
    expect(await verify(buyer)).toMatchObject({ state: 'paid', returningMinor: 200_000n });
    await expect.poll(async () => (await findRefunds(world.db, buyer.buyerId)).returnedMinor).toBe(200_000n);
    expect(await balance(buyer)).toBe(price);
    await proven();
  });

  it('gets back what came too late, and the part whose rest never came', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment, { amount: 100_000 });
    await verify(buyer);
    await send(payment, { amount: 2_400_000, isLate: true });
    await verify(buyer);
    await expire(world, payment);
    expect(await verify(buyer)).toMatchObject({ state: 'over', returningMinor: price });
    await settled(buyer);
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: 0n, returnedMinor: price });
    expect(await balance(buyer)).toBe(0n);
    await proven();
  });

  it('pays once, though both their transfer and their card are complete at the same moment', async () => {
    const buyer = aBuyer();
    const byTransfer = await begin(buyer);
    await payByCard(buyer);
    await send(byTransfer, { isEventLost: true });
    await atOnce(6, () => verify(buyer));
    await settled(buyer);
    expect(await balance(buyer)).toBe(price);
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: 0n, returnedMinor: price });
    await proven();
  });

  it('is told the same place by the same key, and refused another one by it', async () => {
    const buyer = aBuyer();
    const key = newKey();
    const [one, other] = await Promise.all([begin(buyer, price, 'transfer', key), begin(buyer, price, 'transfer', key)]);
    expect(one.accountNumber).toBe(other.accountNumber);
    await expect(begin(buyer, price - 1n, 'transfer', key)).rejects.toMatchObject({ code: 'key_used_otherwise' });
  });

  it('is none of the seller’s business: their payment is not known to the calls of members', async () => {
    const payment = await begin(aBuyer());
    const { problem } = await seller.call(verifyTransfer, { body: { reference: payment.reference } });
    expect(problem.code).toBe('not_found');
    expect((await seller.call(listTransfers)).result.transfers).toEqual([]);
  });
});

describe('a refund', () => {
  it('goes back to the account that the transfer came from, and leaves the books when it has arrived', async () => {
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: true });
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment);
    await verify(buyer);
    expect(await refund(buyer)).toBe(price);
    expect(await refund(buyer), 'once').toBe(0n);
    await runPaymentSweep(world.node);
    await jobsDone();
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: price, returnedMinor: 0n });
    await proven();
    await sandbox.control('PATCH', 'paystack/switches', { holdSettlement: false });
    await settled(buyer);
    expect(await refundsAtProvider(payment.reference)).toEqual([Number(price)]);
    await proven();
  });

  it('goes back to the card', async () => {
    const buyer = aBuyer();
    const payment = await payByCard(buyer);
    await verify(buyer);
    await refund(buyer);
    await settled(buyer);
    expect(await refundsAtProvider(payment.reference)).toEqual([Number(price)]);
    // Its provider says now that it was reversed, which is our own doing.
    await reversed(buyer, payment);
    expect(await fundsOf(world, buyer.buyerId)).toMatchObject({ available: 0n, receivable: 0n });
    await proven();
  });

  it('of the same sum as the surplus of that transfer is another one', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment, { amount: Number(price) * 2 });
    await verify(buyer);
    await expect.poll(async () => (await findRefunds(world.db, buyer.buyerId)).returnedMinor).toBe(price);
    await refund(buyer);
    await settled(buyer);
    expect(await refundsAtProvider(payment.reference)).toEqual([Number(price), Number(price)]);
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: 0n, returnedMinor: price * 2n });
    await proven();
  });

  it('is asked for once, though the answer was cut off and several ask again', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment);
    await verify(buyer);
    await sandbox.fault('paystack', { path: '/refund', method: 'POST', hangUp: true, afterwards: true });
    await Promise.all([refund(buyer), refund(buyer)]);
    await atOnce(4, () => runPaymentSweep(world.node));
    await expect.poll(() => refundsAtProvider(payment.reference)).toHaveLength(1);
    await sandbox.clearFaults('paystack');
    await world.db`update jobs.job set start_after = now() where group_id like 'wallet.%' and state = 'retry'`;
    await settled(buyer);
    expect(await refundsAtProvider(payment.reference)).toEqual([Number(price)]);
    await proven();
  });
});

describe('a refund that cannot arrive', () => {
  async function stuck() {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment, { isSenderGone: true });
    await verify(buyer);
    await refund(buyer);
    const questions = async () => {
      await world.db`update refund set sending_until = now() where sending_until > now()`;
      await runPaymentSweep(world.node);
      const found = await listMoneyQuestions(world.db);
      return found.find(({ kind, what }) => kind === 'refund' && what.includes(payment.reference))?.reference;
    };
    await expect.poll(questions, { timeout: 10_000 }).toBeTruthy();
    return { buyer, question: (await questions()) ?? '' };
  }

  it('is a question for staff, and out of the books when they have given it back in another way', async () => {
    const { buyer, question } = await stuck();
    await proven();
    await expect(answerMoneyQuestionNow(world.node.context, question, 'credit')).rejects.toThrow('no wallet');
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: price, returnedMinor: 0n });
    const answers = await Promise.allSettled([
      answerMoneyQuestionNow(world.node.context, question, 'refuse'),
      answerMoneyQuestionNow(world.node.context, question, 'refuse'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: 0n, returnedMinor: price });
    await proven();
  });

  it('is answered by nobody who sells it', async () => {
    const { question } = await stuck();
    const own = answerMoneyQuestion(world.node.context, question, 'refuse', { staffId: seller.id });
    await expect(own).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('what the provider takes back of a buyer’s payment', () => {
  it('comes from what they have here, and is a question for staff', async () => {
    const buyer = aBuyer();
    const payment = await begin(buyer);
    await send(payment);
    await verify(buyer);
    const [row] = await world.db<
      { id: string }[]
    >`select arrival_id as id from payment_arrival where reference = ${payment.reference}`;
    await fetch(`${sandbox.origin}/paystack/refund`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_waybill_sandbox', 'content-type': 'application/json' },
      body: JSON.stringify({ transaction: row?.id }),
    });
    await expect.poll(() => balance(buyer)).toBe(0n);
    await jobsDone();
    expect(await fundsOf(world, buyer.buyerId)).toMatchObject({ available: 0n, receivable: 0n });
    const [question] =
      await world.db`select disputed_at is not null as is_asked from payment where reference = ${payment.reference}`;
    expect(question).toEqual({ isAsked: true });
    await proven();
  });
});

describe('a card payment that the buyer’s bank takes back', () => {
  it('is owed by them while their money is in escrow, and paid from what would go back to them', async () => {
    const buyer = aBuyer();
    const payment = await payByCard(buyer);
    await verify(buyer);
    const sale = { ...buyer, goodsMinor: price, feeMinor: 100_000n, deliveryPaidBy: 'seller', payWhen: 'now' } as const;
    await give(world, seller.id, 1_000_000n);
    const { packageId, outcome } = await postSold(world, seller.id, sale);
    expect(outcome).toBe('done');
    await atOnce(3, () => reversed(buyer, payment));
    expect(await fundsOf(world, buyer.buyerId)).toMatchObject({ available: 0n, escrow: price, receivable: -price });
    await proven();
    await transact(world.db, (tx) => releaseEscrow(tx, packageId));
    expect(await fundsOf(world, buyer.buyerId)).toMatchObject({ available: 0n, escrow: 0n, receivable: 0n });
    expect(await findRefunds(world.db, buyer.buyerId)).toEqual({ returningMinor: 0n, returnedMinor: 0n });
    const asked = (await listMoneyQuestions(world.db)).filter(({ reference }) => reference === payment.reference);
    expect(asked.map(({ kind }) => kind)).toEqual(['disputed']);
    await proven();
  });
});

it('the payment of a buyer is found by nobody else', async () => {
  expect(await findSalePayment(world.db, aBuyer().buyerId)).toBeUndefined();
});
