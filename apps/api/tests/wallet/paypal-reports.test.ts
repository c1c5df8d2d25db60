import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { atOnce, sameBrowserAt } from '../support/at-once.ts';
import { balanceOf, historyOf, makeOlder, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { captureOrder, newOrder } from '../support/paypal-top-ups.ts';
import { verifiedPerson } from '../support/people.ts';
import { usePaypalPayments } from './paypal-payments.ts';

const { sandbox, world, nodes, each } = await usePaypalPayments();

describe('an order that everybody reports', () => {
  type Reporter = 'return page' | 'approved' | 'completed' | 'sweep';

  const reporters: Record<Reporter, (orderId: string) => Promise<unknown>> = {
    'return page': async (orderId) =>
      expect((await captureOrder(sameBrowserAt(world, nodes.other.origin, each.person), orderId)).result.status).toBe(1),
    approved: (orderId) => sandbox.sendEvent(orderId, 'CHECKOUT.ORDER.APPROVED'),
    // There is none before somebody has captured; sent by hand, it may come all the same.
    completed: (orderId) => sandbox.invent('paypal', 'PAYMENT.CAPTURE.COMPLETED', orderId),
    sweep: async () => {
      await world.db`update payment set checked_at = null`;
      await runPaymentSweep(world.node);
    },
  };

  async function approved(amount: number) {
    await world.db`delete from rate_limit`;
    const { orderId, approveUrl, reference } = await newOrder(each.person, amount);
    await sandbox.press(approveUrl, 'approve');
    await makeOlder(world, reference, '10 minutes');
    return { orderId, reference };
  }

  it('is captured and credited once, in every order of those who report it', async () => {
    const all: Reporter[] = ['return page', 'approved', 'completed', 'sweep'];
    const orders = all.flatMap((one) =>
      all
        .filter((two) => two !== one)
        .flatMap((two) => {
          const rest = all.filter((reporter) => reporter !== one && reporter !== two);
          return [
            [one, two, ...rest, one],
            [one, two, ...rest.toReversed(), two],
          ];
        }),
    );
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const { orderId, reference } = await approved(2);
      for (const reporter of order) {
        await reporters[reporter](orderId);
        await walletJobsDone(world);
        expect([order, await timesCredited(world, reference)]).toEqual([order, 1]);
      }
    }
    expect(await balanceOf(each.person, 'USD')).toBe(2 * orders.length);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is captured and credited once when they come at the same moment, to two nodes', async () => {
    let count = 0;
    const all: Reporter[] = ['return page', 'approved', 'completed', 'sweep', 'return page', 'approved', 'completed'];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(all, { minLength: 4 }), async (chosen) => {
        const { orderId, reference } = await approved(3);
        count += 1;
        await Promise.all(chosen.map((reporter) => reporters[reporter](orderId)));
        await walletJobsDone(world);
        expect(await timesCredited(world, reference)).toBe(1);
      }),
      { numRuns: 12 },
    );
    expect(await balanceOf(each.person, 'USD')).toBe(3 * count);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is credited once when it is captured fifty times at once, from two nodes', async () => {
    const { orderId, reference } = await approved(5);
    const visitors = [each.person, sameBrowserAt(world, nodes.other.origin, each.person)] as const;
    const answers = await atOnce(50, (index) => captureOrder(visitors[index % 2 === 0 ? 0 : 1], orderId));
    expect(new Set(answers.map(({ result }) => result.status))).toEqual(new Set([1]));
    expect(await timesCredited(world, reference)).toBe(1);
    expect(await balanceOf(each.person, 'USD')).toBe(5);
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
    const answer = await fetch(`${sandbox.origin}/paypal/v2/payments/captures/${await sandbox.captureIdOf(orderId)}/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(value ? { amount: { currency_code: 'USD', value } } : {}),
    });
    expect(answer.status).toBe(201);
  }

  async function credited(amount: number) {
    const order = await newOrder(each.person, amount);
    await sandbox.press(order.approveUrl, 'approve');
    await captureOrder(each.person, order.orderId);
    return order;
  }

  it('in part and then in whole is taken back as much, and told once though heard of twice', async () => {
    const { orderId } = await credited(20);
    await refund(orderId, '5.00');
    await sandbox.sendEvent(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    await sandbox.sendEvent(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    await walletJobsDone(world);
    expect(await balanceOf(each.person, 'USD')).toBe(15);
    await refund(orderId);
    await sandbox.sendEvent(orderId, 'PAYMENT.CAPTURE.REFUNDED');
    await walletJobsDone(world);
    expect(await balanceOf(each.person, 'USD')).toBe(0);
    expect(await historyOf(each.person)).toMatchObject([
      { kind: 'correction', direction: 'out', amount: 15, title: 'Payment given back' },
      { kind: 'correction', direction: 'out', amount: 5 },
      { kind: 'top-up', amount: 20, status: 1 },
    ]);
    expect(await proveLedger(world.db)).toEqual([]);
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
      const person = await verifiedPerson(world);
      const { orderId, approveUrl } = await newOrder(person, 20);
      await sandbox.press(approveUrl, 'approve-pending');
      await captureOrder(person, orderId);
      await sandbox.control('POST', `paypal/captures/${await sandbox.captureIdOf(orderId)}/review`, { status: 'COMPLETED' });
      await refund(orderId, '5.00');
      for (const event of order) {
        await sandbox.sendEvent(orderId, event);
        await walletJobsDone(world);
      }
      expect([order, await balanceOf(person, 'USD')]).toEqual([order, 15]);
      expect(await historyOf(person)).toMatchObject([
        { kind: 'correction', amount: 5 },
        { kind: 'top-up', amount: 20, status: 1 },
      ]);
    }
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
