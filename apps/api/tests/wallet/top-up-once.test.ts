import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { newTopUp, verifyTopUp } from '../support/card-top-ups.ts';
import { balanceOf, historyOf, makeOlder, runPaymentSweep, timesCredited } from '../support/money.ts';
import { openPaymentSandbox, walletJobsDone } from '../support/payment-sandbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Node, useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
const world = useWorld(sandbox.environment);

let person: Person;
let other: Node;
/** The same person, at the door of the other node. */
let elsewhere: Visitor;

beforeAll(async () => {
  other = await world.startNode();
  person = await verifiedPerson(world);
  elsewhere = sameBrowserAt(world, other.origin, person);
  await sandbox.setWebhooks(other.origin, true);
});

/** Begun and paid, and nobody has told us yet. */
async function paidTopUp(amount: number): Promise<{ reference: string; webhookId: string }> {
  // Limits are for people: this test begins more payments than a person does in an hour.
  await world.db`delete from rate_limit`;
  const { reference, page } = await newTopUp(person, amount);
  await sandbox.press(page, 'pay');
  const { id } = await sandbox.webhook('paystack', reference, 'charge.success');
  await makeOlder(world, reference, '10 minutes');
  return { reference, webhookId: id };
}

type Reporter = 'return page' | 'webhook' | 'sweep';
type TopUp = Awaited<ReturnType<typeof paidTopUp>>;

const reporters: Record<Reporter, (topUp: TopUp) => Promise<unknown>> = {
  'return page': async ({ reference }) => expect((await verifyTopUp(elsewhere, reference)).result.transaction.status).toBe(1),
  webhook: async ({ webhookId }) => expect(await sandbox.send('paystack', webhookId)).toEqual([200]),
  sweep: async () => {
    await world.db`update payment set checked_at = null`;
    await runPaymentSweep(world.node);
  },
};

/** Every order of these, each once. */
function ordersOf(chosen: readonly Reporter[]): Reporter[][] {
  if (chosen.length === 0) return [[]];
  return [...new Set(chosen)].flatMap((first) => {
    const rest = chosen.toSpliced(chosen.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

/** A replayed webhook is the same bytes with the same signature, so a second one and a replay are one and the same. */
const everybody: readonly Reporter[] = ['return page', 'webhook', 'webhook', 'webhook', 'sweep'];

describe('a top-up that everybody reports', () => {
  it('is credited once, in every order of return page, webhook, second webhook, replay and sweep', async () => {
    const orders = ordersOf(everybody);
    expect(orders).toHaveLength(20);
    const before = (await balanceOf(person, 'NGN')) ?? 0;
    for (const order of orders) {
      const topUp = await paidTopUp(500);
      for (const reporter of order) {
        await reporters[reporter](topUp);
        await walletJobsDone(world);
        expect([order, await timesCredited(world, topUp.reference)]).toEqual([order, 1]);
      }
    }
    expect(await balanceOf(person, 'NGN')).toBe(before + 500 * orders.length);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is credited once when they all come at the same moment, to two nodes', async () => {
    const before = (await balanceOf(person, 'NGN')) ?? 0;
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...everybody, ...everybody], { minLength: 3 }),
        fc.integer({ min: 10_000, max: 900_000 }),
        async (order, kobo) => {
          const topUp = await paidTopUp(kobo / 100);
          paid += kobo;
          await Promise.all(order.map((reporter) => reporters[reporter](topUp)));
          await walletJobsDone(world);
          expect(await timesCredited(world, topUp.reference)).toBe(1);
        },
      ),
      { numRuns: 15 },
    );
    expect(Math.round(((await balanceOf(person, 'NGN')) ?? 0) * 100)).toBe(Math.round(before * 100) + paid);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('is credited once when the webhook comes fifty times at once, and once more an hour later', async () => {
    const { reference, webhookId } = await paidTopUp(700);
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.send('paystack', webhookId, { times: 17 })));
    expect(new Set(answers.flat())).toEqual(new Set([200]));
    await walletJobsDone(world);
    await sandbox.send('paystack', webhookId);
    await walletJobsDone(world);
    expect(await timesCredited(world, reference)).toBe(1);
    expect((await historyOf(person)).filter((line) => line.reference === reference)).toMatchObject([{ status: 1, amount: 700 }]);
  });

  it('of many people at once is credited to each, though a node has fewer connections than there are people', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => verifiedPerson(world)));
    const references = await Promise.all(
      people.map(async (each) => {
        const { reference, page } = await newTopUp(each, 900);
        await sandbox.press(page, 'pay');
        return reference;
      }),
    );
    const answers = await Promise.all(people.map((each, index) => verifyTopUp(each, references[index])));
    expect(answers.map(({ result }) => result.transaction.status)).toEqual(people.map(() => 1));
    expect(await Promise.all(people.map((each) => balanceOf(each, 'NGN')))).toEqual(people.map(() => 900));
  });

  it('is credited once when both nodes ask fifty times at once', async () => {
    const { reference } = await paidTopUp(800);
    const asked = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        verifyTopUp(index % 2 ? person : elsewhere, reference).then(({ result }) => result),
      ),
    );
    expect(asked.every(({ transaction }) => transaction.status === 1 && transaction.amount === 800)).toBe(true);
    expect(await timesCredited(world, reference)).toBe(1);
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
