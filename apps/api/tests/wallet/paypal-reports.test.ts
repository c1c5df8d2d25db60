import { capturePaypalOrder } from '@waybill/contract/wallet/capture-paypal-order';
import { createPaypalOrder } from '@waybill/contract/wallet/create-paypal-order';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proveBooks, walletJobs } from '../../src/modules/wallet/index.ts';
import { atOnce, sameBrowserAt } from '../support/at-once.ts';
import { balanceOf, historyOf, makeOlder, newKey, timesCredited } from '../support/money.ts';
import { openPaymentSandbox, walletJobsDone } from '../support/payment-sandbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Node, useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
// Providers fail here on purpose: no need to read of it.
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
let person: Person;
let other: Node;

beforeAll(async () => {
  other = await world.startNode();
  await sandbox.tellWebhooks(other.origin, true);
});
beforeEach(async () => {
  await sandbox.mend('paypal');
  person = await verifiedPerson(world);
});

const begin = (visitor: Visitor, amount: unknown, idempotencyKey: string = newKey(), currency: unknown = 'USD') =>
  visitor.call(createPaypalOrder, { body: { currency, amount }, idempotencyKey });
const capture = (visitor: Visitor, orderId: unknown) => visitor.call(capturePaypalOrder, { query: { orderId } });

async function begun(amount: number) {
  const { orderId, approveUrl } = (await begin(person, amount)).result;
  const [line] = await historyOf(person);
  return { orderId, approveUrl, reference: line?.reference ?? '' };
}

type SandboxOrder = {
  id: string;
  status: string;
  purchase_units: { custom_id: string; payments?: { captures: { id: string; status: string }[] } }[];
};

async function atPaypal(orderId: string): Promise<SandboxOrder | undefined> {
  const { orders } = (await sandbox.control('GET', 'paypal/orders')) as { orders: SandboxOrder[] };
  return orders.find(({ id }) => id === orderId);
}

async function captureIdOf(orderId: string): Promise<string> {
  return (await atPaypal(orderId))?.purchase_units[0]?.payments?.captures[0]?.id ?? '';
}

async function sendWebhook(orderId: string, event: string): Promise<void> {
  const { id } = await sandbox.webhook('paypal', orderId, event);
  expect(await sandbox.send('paypal', id)).toEqual([200]);
}

async function sweep(): Promise<void> {
  const job = walletJobs.find((candidate) => candidate.job.name === 'wallet.sweep-payments');
  await world.db`update payment set checked_at = null`;
  await job?.handle(world.node.context, {} as never);
}

describe('an order that everybody reports', () => {
  type Teller = 'return page' | 'approved' | 'completed' | 'sweep';

  const tellers: Record<Teller, (orderId: string) => Promise<unknown>> = {
    'return page': async (orderId) =>
      expect((await capture(sameBrowserAt(world, other.origin, person), orderId)).result.status).toBe(1),
    approved: (orderId) => sendWebhook(orderId, 'CHECKOUT.ORDER.APPROVED'),
    // There is none before somebody has captured; sent by hand, it may come all the same.
    completed: (orderId) => sandbox.invent('paypal', 'PAYMENT.CAPTURE.COMPLETED', orderId),
    sweep,
  };

  async function approved(amount: number) {
    await world.db`delete from rate_limit`;
    const { orderId, approveUrl, reference } = await begun(amount);
    await sandbox.press(approveUrl, 'approve');
    await makeOlder(world, reference, '10 minutes');
    return { orderId, reference };
  }

  it('is captured and credited once, in every order of those who report it', async () => {
    const all: Teller[] = ['return page', 'approved', 'completed', 'sweep'];
    const orders = all.flatMap((one) =>
      all
        .filter((two) => two !== one)
        .flatMap((two) => {
          const rest = all.filter((teller) => teller !== one && teller !== two);
          return [
            [one, two, ...rest, one],
            [one, two, ...rest.toReversed(), two],
          ];
        }),
    );
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const { orderId, reference } = await approved(2);
      for (const teller of order) {
        await tellers[teller](orderId);
        await walletJobsDone(world);
        expect([order, await timesCredited(world, reference)]).toEqual([order, 1]);
      }
    }
    expect(await balanceOf(person, 'USD')).toBe(2 * orders.length);
    expect(await proveBooks(world.db)).toEqual([]);
  }, 120_000);

  it('is captured and credited once when they come at the same moment, to two nodes', async () => {
    let count = 0;
    const all: Teller[] = ['return page', 'approved', 'completed', 'sweep', 'return page', 'approved', 'completed'];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(all, { minLength: 4 }), async (told) => {
        const { orderId, reference } = await approved(3);
        count += 1;
        await Promise.all(told.map((teller) => tellers[teller](orderId)));
        await walletJobsDone(world);
        expect(await timesCredited(world, reference)).toBe(1);
      }),
      { numRuns: 12 },
    );
    expect(await balanceOf(person, 'USD')).toBe(3 * count);
    expect(await proveBooks(world.db)).toEqual([]);
  }, 120_000);

  it('is credited once when it is captured fifty times at once, from two nodes', async () => {
    const { orderId, reference } = await approved(5);
    const visitors = [person, sameBrowserAt(world, other.origin, person)] as const;
    const answers = await atOnce(50, (index) => capture(visitors[index % 2 === 0 ? 0 : 1], orderId));
    expect(new Set(answers.map(({ result }) => result.status))).toEqual(new Set([1]));
    expect(await timesCredited(world, reference)).toBe(1);
    expect(await balanceOf(person, 'USD')).toBe(5);
  });
});

describe('an order that PayPal gives back', () => {
  async function refund(orderId: string, value?: string): Promise<void> {
    const token = await fetch(`${sandbox.origin}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('sandbox-client:sandbox-secret').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token } = (await token.json()) as { access_token: string };
    const answer = await fetch(`${sandbox.origin}/paypal/v2/payments/captures/${await captureIdOf(orderId)}/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(value ? { amount: { currency_code: 'USD', value } } : {}),
    });
    expect(answer.status).toBe(201);
  }

  async function credited(amount: number) {
    const order = await begun(amount);
    await sandbox.press(order.approveUrl, 'approve');
    await capture(person, order.orderId);
    return order;
  }

  it('in part and then in whole is taken back as much, and told once though heard of twice', async () => {
    const { orderId } = await credited(20);
    await refund(orderId, '5.00');
    await sendWebhook(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    await sendWebhook(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    await walletJobsDone(world);
    expect(await balanceOf(person, 'USD')).toBe(15);
    await refund(orderId);
    await sendWebhook(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    await walletJobsDone(world);
    expect(await balanceOf(person, 'USD')).toBe(0);
    expect(await historyOf(person)).toMatchObject([
      { kind: 'correction', direction: 'out', amount: 15, title: 'Payment given back' },
      { kind: 'correction', direction: 'out', amount: 5 },
      { kind: 'top-up', amount: 20, status: 1 },
    ]);
    expect(await proveBooks(world.db)).toEqual([]);
  });

  const events = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED'];
  const orders = events.flatMap((one) =>
    events
      .filter((two) => two !== one)
      .flatMap((two) => {
        const rest = events.filter((event) => event !== one && event !== two);
        return [
          [one, two, ...rest],
          [one, two, ...rest.toReversed()],
        ];
      }),
  );

  it('ends the same whatever order its history is told in, refund before capture included', async () => {
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      await world.db`delete from rate_limit`;
      person = await verifiedPerson(world);
      const { orderId, approveUrl } = await begun(20);
      await sandbox.press(approveUrl, 'approve-pending');
      await capture(person, orderId);
      await sandbox.control('POST', `paypal/captures/${await captureIdOf(orderId)}/review`, { status: 'COMPLETED' });
      await refund(orderId, '5.00');
      for (const event of order) {
        await sendWebhook(orderId, event);
        await walletJobsDone(world);
      }
      expect([order, await balanceOf(person, 'USD')]).toEqual([order, 15]);
      expect(await historyOf(person)).toMatchObject([
        { kind: 'correction', amount: 5 },
        { kind: 'top-up', amount: 20, status: 1 },
      ]);
    }
    expect(await proveBooks(world.db)).toEqual([]);
  }, 120_000);
});
