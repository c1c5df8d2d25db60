import { giveBackPayout } from '@waybill/contract/ops/give-back-payout';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { goodPassword, type Person } from '../support/people.ts';
import { balanceOf, checkIdentity, goodPin, payIn, personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { trailOf } from '../support/trail.ts';
import { payOut, retry, usePayoutDesk } from './payout-desk.ts';
import { decide, preview, propose } from './proposal-desk.ts';

const { sandbox, world, grow, desk } = await usePayoutDesk();
const because = 'Their bank has closed';

const giveBack = (staff: Person, reference: string, hasLooked = false) =>
  staff.call(giveBackPayout, { params: { reference }, body: { because, hasLooked } });

describe('a payout that cannot be sent', () => {
  it('is given back to its owner, once, however many ask, and nothing is sent any more', async () => {
    const person = await personWithMoney(world, { NGN: 3000 });
    const reference = await payOut(person, 1000);
    await grow(reference, '26 days');
    const answers = await atOnce(6, (index) => giveBack(index % 2 ? desk.ada : desk.bola, reference));
    expect(tally(answers)[200]).toBe(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3000);
    expect((await retry(desk.ada, reference)).problem.code).toBe('already_decided');
    expect(await sandbox.transfers(reference)).toHaveLength(0);
    const [line] = (await person.call(listTransactions, { query: {} })).result.items;
    expect(line).toMatchObject({ status: 3 });
    expect(await trailOf(world, reference)).toEqual([
      { staffId: expect.any(String), what: 'payout-given-back', userId: person.id, about: { hasLooked: false }, because },
    ]);
  });

  it('is not given back while it may still go, when the provider knows it, or when it cannot be asked', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const young = await payOut(person, 500);
    expect((await giveBack(desk.ada, young)).problem.code).toBe('step_not_allowed');
    // Accepted by the provider, while its answer was lost on the way.
    const known = await payOut(person, 600);
    await retry(desk.ada, known);
    await world.db`update payout set state = 'queued', provider_id = null where reference = ${known}`;
    await grow(known, '25 hours');
    const refused = (await giveBack(desk.ada, known)).problem;
    expect([refused.code, refused.detail]).toEqual([
      'step_not_allowed',
      'Paystack knows this payout. Please ask how it stands instead.',
    ]);
    const silent = await payOut(person, 700);
    await grow(silent, '25 hours');
    await sandbox.fault('paystack', { calls: 5, status: 500 });
    expect((await giveBack(desk.ada, silent)).problem.code).toBe('provider_unavailable');
    await sandbox.clearFaults('paystack');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3200);
    expect((await giveBack(desk.ada, silent)).result.state).toBe('returned');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(3900);
  });

  it('goes one way only when it is sent and given back at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await personWithMoney(world, { NGN: 2000 });
      const reference = await payOut(person, 1000);
      await grow(reference, '24 days 23 hours');
      await Promise.all([retry(desk.ada, reference), giveBack(desk.bola, reference), retry(desk.bola, reference)]);
      const [row] = await world.db<{ state: string }[]>`select state from payout where reference = ${reference}`;
      const [sent, balance] = [await sandbox.transfers(reference), await balanceOf(world, person.id, 'NGN')];
      expect([row?.state, sent.length, balance]).toEqual(row?.state === 'returned' ? ['returned', 0, 2000] : ['sent', 1, 1000]);
    }
  });

  it('above the limit of one is given back by two, and looking at it before tells nobody', async () => {
    const person = await personWithMoney(world, { NGN: 700_000 });
    const reference = await payOut(person, 600_000);
    await grow(reference, '26 days');
    const [mary, decision] = [await staffMember(world, 'money'), { kind: 'payout', reference }];
    expect((await preview(mary, decision)).result).toMatchObject({
      amount: 600_000,
      shares: [{ side: 'person', amount: 600_000 }],
      needsSecond: true,
    });
    expect((await giveBack(mary, reference)).problem.code).toBe('needs_second_person');
    const { id } = (await propose(mary, decision)).result;
    expect(await balanceOf(world, person.id, 'NGN')).toBe(100_000);
    expect((await decide(await staffMember(world, 'money'), id, 'confirm')).problem.code).toBe('not_in_role');
    expect((await decide(desk.ada, id, 'confirm')).result.state).toBe('confirmed');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(700_000);
  });

  it('to PayPal asks for somebody to have looked there', async () => {
    const person = await personWithMoney(world, { USD: 50 });
    const body = { currency: 'USD', pin: goodPin, paypalEmail: 'maria@mail.example', amount: 20 } as const;
    const { reference } = (await person.call(initiatePayout, { body })).result;
    await grow(reference, '26 days');
    expect((await giveBack(desk.ada, reference)).problem.errors.map(({ field }) => field)).toEqual(['hasLooked']);
    expect((await giveBack(desk.ada, reference, true)).result.state).toBe('returned');
    expect(await balanceOf(world, person.id, 'USD')).toBe(50);
  });

  it('is nobody’s own business', async () => {
    await desk.ada.call(setPin, { body: { newPin: goodPin, password: goodPassword } });
    await checkIdentity(world, desk.ada.id);
    await payIn(world, desk.ada.id, 'NGN', 1000);
    const reference = await payOut(desk.ada, 500);
    await grow(reference, '2 days');
    expect((await giveBack(desk.ada, reference)).problem.code).toBe('forbidden');
    expect((await giveBack(desk.bola, reference)).result.state).toBe('returned');
  });
});

it('a payout shows whose account it goes to, and whether that is another name than its owner’s', async () => {
  const person = await personWithMoney(world, { NGN: 1000 });
  const reference = await payOut(person, 500);
  const shown = async () =>
    (await desk.ada.call(listPayouts, { query: {} })).result.items.find((payout) => payout.reference === reference);
  const { accountName, isOtherName, canGiveBack } = (await shown()) ?? {};
  expect([typeof accountName, isOtherName, canGiveBack]).toEqual(['string', true, false]);
  await world.db`update profile set full_name = ${accountName ?? ''} where user_id = ${person.id}`;
  await grow(reference, '2 days');
  expect(await shown()).toMatchObject({ isOtherName: false, canGiveBack: true });
});
