import { getOverview } from '@waybill/contract/ops/get-overview';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { retryPayout } from '@waybill/contract/ops/retry-payout';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { decide, propose } from '../support/corrections.ts';
import { leave } from '../support/leaving.ts';
import { goodPassword } from '../support/people.ts';
import { balanceOf, checkIdentity, goodPin, payIn, personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { trailOf } from '../support/trail.ts';
import { payOut, retry, usePayoutDesk } from './payout-desk.ts';

const { sandbox, world, desk } = await usePayoutDesk();

describe('payouts', () => {
  it('are sent again under the same reference, never twice, however many ask for it', async () => {
    const carol = await staffMember(world);
    const person = await personWithMoney(world, { NGN: 3000 });
    const reference = await payOut(person, 1000);
    const staff = [desk.ada, desk.bola, carol];
    const answers = await atOnce(9, (index) => retry(staff[index % 3] ?? desk.ada, reference));
    expect(tally(answers)).toEqual({ 200: 9 });
    expect(await sandbox.transfers(reference)).toHaveLength(1);
    expect((await retry(desk.ada, reference)).result).toMatchObject({ state: 'sent', trouble: null });
    expect(await sandbox.transfers(reference)).toHaveLength(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
  });

  it('say what stands in the way when the provider does not answer, and get on when it does', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const reference = await payOut(person, 1000);
    await sandbox.fault('paystack', { calls: 5, status: 500 });
    const stuck = await retry(desk.ada, reference);
    expect(stuck.status).toBe(200);
    expect(stuck.result).toMatchObject({ state: 'queued', trouble: expect.stringContaining('Paystack') });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
    await sandbox.clearFaults('paystack');
    expect((await retry(desk.ada, reference)).result).toMatchObject({ state: 'sent', trouble: null });
    await sandbox.decideTransfer(reference, 'failed');
    const { result } = await retry(desk.ada, reference);
    expect(result.state).toBe('returned');
    expect(result.settledAt).not.toBeNull();
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
    expect((await retry(desk.ada, reference)).problem.code).toBe('already_decided');
    expect(await trailOf(world, reference)).toEqual(
      Array(3).fill({
        staffId: desk.ada.id,
        what: 'payout-retried',
        userId: person.id,
        about: {},
        because: 'They wrote to us.',
      }),
    );
  });

  it('are nobody’s own business, and must be there', async () => {
    await desk.ada.call(setPin, { body: { newPin: goodPin, password: goodPassword } });
    await checkIdentity(world, desk.ada.id);
    await payIn(world, desk.ada.id, 'NGN', 1000);
    const reference = await payOut(desk.ada, 500);
    expect((await retry(desk.ada, reference)).problem.code).toBe('forbidden');
    expect((await retry(desk.bola, reference)).result.state).toBe('sent');
    expect((await retry(desk.ada, 'wb-out-nothing')).problem.code).toBe('not_found');
    const body = { because: '' };
    expect((await desk.bola.call(retryPayout, { params: { reference }, body })).problem.code).toBe('invalid_input');
  });
});

describe('a payout that comes back to somebody who has left', () => {
  it('is a question, not a stuck payout, and ends when two of us have taken it over', async () => {
    const person = await personWithMoney(world, { NGN: 1500 });
    const reference = await payOut(person, 1500);
    await retry(desk.ada, reference);
    await sandbox.decideTransfer(reference, 'success');
    expect((await retry(desk.ada, reference)).result.state).toBe('paid');
    expect((await leave(person)).status).toBe(204);
    const overview = async () => (await desk.ada.call(getOverview)).result;
    const before = await overview();
    await payIn(world, person.id, 'NGN', 1500);
    await world.db`update payout set state = 'returned' where reference = ${reference}`;
    const now = await overview();
    expect([now.moneyQuestions.count - before.moneyQuestions.count, now.payouts.count - before.payouts.count]).toEqual([1, 0]);
    const question = async () =>
      (await desk.ada.call(listMoneyQuestions, { query: { limit: 50 } })).result.items.find(
        (item) => item.reference === reference,
      );
    expect((await question())?.what).toContain('propose a correction');

    expect((await propose(desk.ada, person.id, { amount: 1500 })).problem.code, 'nothing is added').toBe('forbidden');
    const { id } = (await propose(desk.ada, person.id, { direction: 'out', amount: 1500 })).result;
    expect((await decide(desk.bola, id, 'approve')).status).toBe(200);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect(await question()).toBeUndefined();
  });
});
