import { describe, expect, it } from 'vitest';
import { atOnce, sameBrowserAt } from '../support/at-once.ts';
import { newTopUp, startTopUp, verifyTopUp } from '../support/card-top-ups.ts';
import { balanceOf, historyOf, makeOlder, newKey, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { useCardPayments } from './card-payments.ts';

const { sandbox, world, each } = await useCardPayments();

async function sweep(): Promise<void> {
  await runPaymentSweep(world.node);
  await walletJobsDone(world);
}

describe('beginning the same top-up many times at once', () => {
  it('on two nodes, makes one payment, and everybody is sent to the same page', async () => {
    const other = await world.startNode();
    const visitors = [each.person, sameBrowserAt(world, other.origin, each.person)] as const;
    const key = newKey();
    await sandbox.fault('paystack', { path: '/initialize', delayMs: 400 });
    const answers = await atOnce(16, (index) => startTopUp(visitors[index % 2 === 0 ? 0 : 1], 1_000, key));
    const pages = new Set(answers.map(({ result }) => `${result.reference} ${result.authorizationUrl}`));
    expect(pages.size).toBe(1);
    expect(await sandbox.transactionsOf(each.person)).toHaveLength(1);
    expect(await historyOf(each.person)).toHaveLength(1);
  });

  it('while the provider takes long, says that it is being worked on; asked again, it answers the same page', async () => {
    const key = newKey();
    await sandbox.fault('paystack', { path: '/initialize', delayMs: 5_000 });
    const slow = startTopUp(each.person, 1_000, key);
    await expect.poll(async () => (await world.db`select from payment where user_id = ${each.person.id}`).length).toBe(1);
    const impatient = await startTopUp(each.person, 1_000, key);
    expect(impatient.problem).toMatchObject({ code: 'request_under_way', status: 409, retryAfterSeconds: 3 });
    expect(impatient.headers.get('retry-after')).toBe('3');
    const { result } = await slow;
    expect((await startTopUp(each.person, 1_000, key)).result).toEqual(result);
    expect(await sandbox.transactionsOf(each.person)).toHaveLength(1);
  });

  const claim = () => world.db`select tries, claimed_at, pay_at from payment where user_id = ${each.person.id}`;
  const letClaimRunOut = () =>
    world.db`update payment set claimed_at = now() - interval '31 seconds' where user_id = ${each.person.id}`;

  it('takes over from a node that died while it told the provider, and not before it must be dead', async () => {
    const key = newKey();
    await sandbox.fault('paystack', { path: '/initialize', status: 500 });
    await startTopUp(each.person, 1_000, key);
    await world.db`update payment set claimed_at = now() where user_id = ${each.person.id}`;
    expect((await startTopUp(each.person, 1_000, key)).problem.code).toBe('request_under_way');
    await letClaimRunOut();
    const { reference, page } = await newTopUp(each.person, 1_000, key);
    expect(await historyOf(each.person)).toMatchObject([{ reference, status: 0 }]);
    await sandbox.press(page, 'pay');
    expect((await verifyTopUp(each.person, reference)).result.transaction.status).toBe(1);
  });

  it('a node that comes back too late does not hand out its own page: only one payment can be paid', async () => {
    const key = newKey();
    await sandbox.fault('paystack', { path: '/initialize', delayMs: 2_000 });
    const late = startTopUp(each.person, 1_000, key);
    await expect.poll(async () => (await claim())[0]?.tries).toBe(1);
    await letClaimRunOut();
    const { result } = await startTopUp(each.person, 1_000, key);
    expect((await late).result).toEqual(result);
    expect(await claim()).toMatchObject([{ tries: 2, claimedAt: null, payAt: result.authorizationUrl }]);
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['errs', { status: 500 }],
    ['has had enough of us', { status: 429 }],
    ['does not take our key', { status: 401 }],
    ['hangs up', { hangUp: true }],
    ['does its work and hangs up', { hangUp: true, afterwards: true }],
    ['does its work and errs', { status: 502, afterwards: true }],
  ])('that %s is told plainly, and the same request goes through afterwards', async (_, fault) => {
    await sandbox.fault('paystack', { path: '/initialize', ...fault });
    const key = newKey();
    const { problem } = await startTopUp(each.person, 2_000, key);
    expect(problem).toMatchObject({ code: 'provider_unavailable', status: 503 });
    expect(problem.detail).toBe('The payment provider is not answering. Nothing was taken; please try again in a minute.');
    const { reference, page } = await newTopUp(each.person, 2_000, key);
    await sandbox.press(page, 'pay');
    expect((await verifyTopUp(each.person, reference)).result.transaction).toMatchObject({ status: 1, reference });
    expect(await historyOf(each.person)).toHaveLength(1);
    expect(await balanceOf(each.person, 'NGN')).toBe(2_000);
  });

  it('that cannot be asked how it ended loses nothing: the payment waits and is credited later', async () => {
    const { reference, page } = await newTopUp(each.person, 2_000);
    await sandbox.press(page, 'pay');
    await sandbox.fault('paystack', { path: '/verify', status: 503 });
    expect((await verifyTopUp(each.person, reference)).problem).toMatchObject({ code: 'provider_unavailable', status: 503 });
    expect((await historyOf(each.person))[0]?.status).toBe(0);
    await makeOlder(world, reference, '5 minutes');
    await sweep();
    expect((await historyOf(each.person))[0]?.status).toBe(1);
    expect(await timesCredited(world, reference)).toBe(1);
  });
});
