import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { listMoneyQuestionsNow } from '../../src/ops/list-money-questions.ts';
import { newTopUp } from '../support/card-top-ups.ts';
import { balanceOf, timesCredited } from '../support/money.ts';
import { hurryRetries, walletJobsDone } from '../support/payment-sandbox.ts';
import { startProgram } from '../support/program.ts';
import { useSignedEvents } from './signed-events.ts';

const { sandbox, world, post, storedEvents, each } = await useSignedEvents();

const secretKey = 'sk_test_waybill_sandbox';

async function paidByCard(amount: number) {
  const { reference, page } = await newTopUp(each.person, amount);
  await sandbox.press(page, 'pay');
  return { reference, webhook: await sandbox.webhook('paystack', reference, 'charge.success') };
}

const sign = (body: string | Buffer, key = secretKey) => createHmac('sha512', key).update(body).digest('hex');

describe('a webhook of Paystack', () => {
  it('is believed with its signature, answered with 200 and nothing else, and acted upon', async () => {
    const { reference, webhook } = await paidByCard(400);
    const response = await post('paystack', webhook.body, { 'x-paystack-signature': sign(webhook.body) });
    expect([response.status, await response.text()]).toEqual([200, '']);
    await walletJobsDone(world);
    expect(await timesCredited(world, reference)).toBe(1);
  });

  it.each(['wrong-signature', 'unsigned', 're-serialised'] as const)(
    'is refused when it is %s, and leaves nothing',
    async (as) => {
      const { reference, webhook } = await paidByCard(400);
      const before = await storedEvents();
      expect(await sandbox.send('paystack', webhook.id, { as })).toEqual([403]);
      await walletJobsDone(world);
      expect([await storedEvents(), await timesCredited(world, reference)]).toEqual([before, 0]);
    },
  );

  it('is refused with any other signature: of another key, cut, longer, in other letters, of other bytes', async () => {
    const { webhook } = await paidByCard(400);
    const right = sign(webhook.body);
    const wrong = [
      sign(webhook.body, 'sk_test_other'),
      right.slice(0, -2),
      `${right}00`,
      `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`,
      `zz${right.slice(2)}`,
      sign(`${webhook.body}\n`),
      createHmac('sha256', secretKey).update(webhook.body).digest('hex'),
      '',
      'undefined',
      ...Array.from({ length: 200 }, () => randomBytes(64).toString('hex')),
    ];
    const before = await storedEvents();
    const answers = await Promise.all(
      wrong.map((signature) => post('paystack', webhook.body, { 'x-paystack-signature': signature })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
    expect(await storedEvents()).toBe(before);
  });

  it('is judged by its bytes, whatever it says that they are, and may be empty or too large', async () => {
    const { webhook } = await paidByCard(400);
    const signature = { 'x-paystack-signature': sign(webhook.body) };
    for (const type of ['text/plain', 'application/octet-stream', 'application/json; charset=utf-16'])
      expect((await post('paystack', webhook.body, { ...signature, 'content-type': type })).status).toBe(200);
    expect((await fetch(`${world.node.origin}/api/webhooks/paystack`, { method: 'POST' })).status).toBe(403);
    expect((await post('paystack', '', { 'x-paystack-signature': sign('') })).status).toBe(200);
    const large = Buffer.alloc(65 * 1024, 32);
    expect((await post('paystack', large, { 'x-paystack-signature': sign(large) })).status).toBe(413);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no event', '{}'],
    ['null', 'null'],
    ['an event we have no use for', '{"event":"subscription.create","data":{"id":1}}'],
    ['a payment without a name', '{"event":"charge.success","data":{}}'],
    ['a payment of somebody else’s shop', '{"event":"charge.success","data":{"reference":"order-17","id":1}}'],
    ['a name longer than any', `{"event":"charge.success","data":{"reference":"wb-${'a'.repeat(5000)}"}}`],
  ])('with %s is answered with 200 and forgotten', async (_, body) => {
    const before = await storedEvents();
    expect((await post('paystack', body, { 'x-paystack-signature': sign(body) })).status).toBe(200);
    expect(await storedEvents()).toBe(before);
  });

  it.each(['wrong-amount', 'wrong-currency'] as const)('rightly signed with a %s moves what was really paid', async (as) => {
    const { reference, webhook } = await paidByCard(400);
    expect(await sandbox.send('paystack', webhook.id, { as })).toEqual([200]);
    await walletJobsDone(world);
    expect(await balanceOf(each.person, 'NGN')).toBe(400);
    expect(await timesCredited(world, reference)).toBe(1);
  });

  it('that claims a payment which was never made credits nothing', async () => {
    const { reference } = await newTopUp(each.person, 400);
    await sandbox.invent('paystack', 'charge.success', reference);
    await walletJobsDone(world);
    expect(await timesCredited(world, reference)).toBe(0);
  });

  it('is tried again when the provider could not be asked, until it is credited', async () => {
    const { reference, webhook } = await paidByCard(400);
    await sandbox.fault('paystack', { path: '/verify', status: 503, calls: 2 });
    await sandbox.send('paystack', webhook.id);
    const credited = async () => {
      await hurryRetries(world);
      return timesCredited(world, reference);
    };
    await expect.poll(credited, { timeout: 20_000 }).toBe(1);
  });

  it('about a payment that we do not know yet is kept, and credited when we do', async () => {
    const { reference, webhook } = await paidByCard(400);
    const hidden = `${reference}-hidden`;
    await world.db`update payment set reference = ${hidden} where reference = ${reference}`;
    await sandbox.send('paystack', webhook.id);
    const tried = async () => {
      const [job] = await world.db<{ retryCount: number }[]>`
        select retry_count from jobs.job where group_id = 'wallet.handle-event' and data ->> 'key' like ${`%${reference}%`}`;
      return job?.retryCount ?? 0;
    };
    await expect.poll(tried, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await balanceOf(each.person, 'NGN')).toBe(0);
    await world.db`update payment set reference = ${reference} where reference = ${hidden}`;
    await hurryRetries(world);
    await expect.poll(() => balanceOf(each.person, 'NGN'), { timeout: 20_000 }).toBe(400);
  });

  it('about a payment that stays unknown is a question for our people', async () => {
    const reference = `wb-${randomBytes(12).toString('hex')}`;
    const body = JSON.stringify({ event: 'charge.success', data: { reference, id: 77 } });
    expect((await post('paystack', body, { 'x-paystack-signature': sign(body) })).status).toBe(200);
    expect(await listMoneyQuestionsNow(world.node.context)).not.toContain(reference);
    await world.db`update provider_event set received_at = now() - interval '21 minutes' where event_key like ${`%${reference}%`}`;
    expect(await listMoneyQuestionsNow(world.node.context)).toContain(`unknown  paystack charge.success:${reference}:77`);
    // Nobody is going to wait for its last try.
    const waiting = () => world.db`delete from jobs.job where group_id = 'wallet.handle-event' and state = 'retry' returning id`;
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
  });
});

describe('webhooks', () => {
  it('leave no word of what they said in the log, signed or not', async () => {
    const program = await startProgram(world, { ...sandbox.environment, LOG_LEVEL: 'trace' });
    try {
      const { webhook } = await paidByCard(400);
      const marked = webhook.body.replace('"channel":"card"', '"channel":"marker-in-the-body"');
      expect(marked).toContain('marker-in-the-body');
      const signature = sign(marked);
      expect((await post('paystack', marked, { 'x-paystack-signature': signature }, program.origin)).status).toBe(200);
      expect((await post('paystack', marked, { 'x-paystack-signature': 'aa' }, program.origin)).status).toBe(403);
      await expect.poll(() => program.output()).toContain('"route":"/api/webhooks/paystack","status":403');
      for (const secret of ['marker-in-the-body', signature, secretKey, each.person.details.email])
        expect(program.output()).not.toContain(secret);
    } finally {
      await program.stop();
    }
    await walletJobsDone(world);
    expect(await proveLedger(world.db)).toEqual([]);
  });

  it('are remembered without their words: who paid, and the key to the card, are not ours to keep', async () => {
    const { reference, webhook } = await paidByCard(400);
    expect(webhook.body).toContain('AUTH_');
    await sandbox.send('paystack', webhook.id);
    await walletJobsDone(world);
    const rows = await world.db`select * from provider_event where about -> 'payment' ->> 'reference' = ${reference}`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/AUTH_|last4|@/);
  });
});
