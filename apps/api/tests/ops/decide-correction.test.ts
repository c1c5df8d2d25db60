import { randomUUID } from 'node:crypto';
import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { describe, expect, it } from 'vitest';
import { houseAccount, personAccount } from '../../src/modules/wallet/ledger/accounts.ts';
import { postTransfer } from '../../src/modules/wallet/ledger/post.ts';
import { keyFor } from '../../src/modules/wallet/ledger/transfer.ts';
import { transact } from '../../src/platform/db/database.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { decide, propose } from '../support/corrections.ts';
import { verifiedPerson } from '../support/people.ts';
import { balanceOf, goodPin, payIn, personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { trailOf } from '../support/trail.ts';
import { useCorrectionDesk } from './correction-desk.ts';

const { world, desk } = useCorrectionDesk();

describe('money moved by hand', () => {
  it('is proposed by one, approved by another, and only then moves', async () => {
    const person = await personWithMoney(world, { NGN: 500 });
    const proposed = await propose(desk.ada, person.id);
    expect(proposed.status).toBe(201);
    expect(proposed.result).toMatchObject({
      person: { id: person.id, username: person.details.username },
      direction: 'in',
      amount: 1000,
      currency: 'NGN',
      state: 'proposed',
      proposedBy: desk.ada.details.username,
      decidedBy: null,
      can: { approve: false, reject: true },
    });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(500);

    const approved = await decide(desk.bola, proposed.result.id, 'approve');
    expect(approved.result).toMatchObject({
      state: 'approved',
      decidedBy: desk.bola.details.username,
      decisionBecause: 'I have seen the pictures.',
      can: { approve: false, reject: false },
    });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1500);
    const [line] = (await person.call(listTransactions)).result.items;
    expect(line).toMatchObject({
      kind: 'correction',
      direction: 'in',
      amount: 1000,
      status: 1,
      title: 'For the parcel that got wet',
      detail: 'Added by our team.',
      reference: proposed.result.id,
    });
  });

  it('is not approved by a second one whose own limit is below it, and who does not lead', async () => {
    const [person, mary] = [await personWithMoney(world, {}), await staffMember(world, 'money')];
    const { id } = (await propose(desk.ada, person.id, { amount: 600_000 })).result;
    const seen = (await mary.call(listCorrections, { query: { limit: 50 } })).result.items.find((row) => row.id === id);
    expect(seen?.can).toEqual({ approve: false, reject: true });
    expect((await decide(mary, id, 'approve')).problem.code).toBe('not_in_role');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect((await decide(await staffMember(world, 'lead'), id, 'approve')).status).toBe(200);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(600_000);
  });

  it('can be taken back, and the history says so', async () => {
    const person = await personWithMoney(world, { NGN: 2500.5 });
    const { result } = await propose(desk.ada, person.id, { direction: 'out', amount: 500.5, title: 'Paid twice by mistake' });
    await decide(desk.bola, result.id, 'approve');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
    const [line] = (await person.call(listTransactions)).result.items;
    expect(line).toMatchObject({
      direction: 'out',
      amount: 500.5,
      title: 'Paid twice by mistake',
      detail: 'Taken back by our team.',
    });
  });

  it('opens a wallet in a currency that the person has none in', async () => {
    const person = await personWithMoney(world, {});
    const { result } = await propose(desk.ada, person.id, { currency: 'USD', amount: 20 });
    await decide(desk.bola, result.id, 'approve');
    expect(await balanceOf(world, person.id, 'USD')).toBe(20);
  });

  it('pays what the person owes us first', async () => {
    const person = await personWithMoney(world, {});
    const owed = { from: personAccount(person.id, 'receivable', 'NGN'), to: houseAccount('paystack-clearing', 'NGN') };
    const transfer = { key: keyFor('test', randomUUID()), kind: 'test', about: {}, legs: [{ ...owed, amountMinor: 30_000n }] };
    expect(await transact(world.db, (tx) => postTransfer(tx, transfer))).toBe('posted');
    const { result } = await propose(desk.ada, person.id);
    await decide(desk.bola, result.id, 'approve');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(700);
  });
});

describe('two people', () => {
  it('nobody approves what they proposed; they can only take it back', async () => {
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    expect((await decide(desk.ada, result.id, 'approve')).problem.code).toBe('own_proposal');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect((await decide(desk.ada, result.id, 'reject')).result).toMatchObject({
      state: 'rejected',
      can: { approve: false, reject: false },
    });
    expect((await decide(desk.bola, result.id, 'approve')).problem.code).toBe('already_decided');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
  });

  it('nobody decides about their own money, whoever proposed it', async () => {
    expect((await propose(desk.ada, desk.ada.id)).problem.code).toBe('forbidden');
    const { result } = await propose(desk.bola, desk.ada.id);
    expect((await decide(desk.ada, result.id, 'approve')).problem.code).toBe('forbidden');
    expect((await decide(desk.ada, result.id, 'reject')).problem.code).toBe('forbidden');
    const seen = (await desk.ada.call(listCorrections)).result.items.find(({ id }) => id === result.id);
    expect(seen?.can).toEqual({ approve: false, reject: false });
    expect(await balanceOf(world, desk.ada.id, 'NGN')).toBe(0);
  });

  it('the database refuses it too, whatever the code does', async () => {
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    const approveAs = (by: string) => world.db`
      update money_correction set state = 'approved', decided_by = ${by}, decided_at = now() where id = ${result.id}`;
    for (const by of [desk.ada.id, person.id])
      await expect(approveAs(by)).rejects.toMatchObject({ constraint: 'money_correction_two_people' });
    await expect(
      world.db`update money_correction set state = 'approved', decided_at = now() where id = ${result.id}`,
    ).rejects.toMatchObject({ constraint: 'money_correction_decided' });
  });

  it('many approvals at the same moment, at two nodes, book once', async () => {
    const other = await world.startNode({ ROLES: 'http' });
    const carol = await staffMember(world);
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    const doors = [desk.bola, carol, sameBrowserAt(world, other.origin, desk.bola), sameBrowserAt(world, other.origin, carol)];
    const answers = await atOnce(12, (index) => decide(doors[index % 4] ?? desk.bola, result.id, 'approve'));
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 11 });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
    expect((await trailOf(world, result.id)).map(({ what }) => what)).toEqual(['correction-proposed', 'correction-approved']);
  });

  it('an approval and a rejection at the same moment: one of them counts', async () => {
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    const answers = await atOnce(8, (index) =>
      decide(index % 2 ? desk.bola : desk.ada, result.id, index % 2 ? 'approve' : 'reject'),
    );
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 7 });
    const state = answers.find(({ status }) => status === 200)?.result.state;
    expect(await balanceOf(world, person.id, 'NGN')).toBe(state === 'approved' ? 1000 : 0);
  });
});

describe('too little money', () => {
  it('moves nothing, leaves it proposed, and says how much there is', async () => {
    const person = await personWithMoney(world, { NGN: 300 });
    const { result } = await propose(desk.ada, person.id, { direction: 'out' });
    const { problem } = await decide(desk.bola, result.id, 'approve');
    expect(problem).toMatchObject({ code: 'insufficient_funds', shortfall: 700 });
    expect(problem.detail).toContain('₦300.00');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(300);
    expect((await trailOf(world, result.id)).map(({ what }) => what)).toEqual(['correction-proposed']);

    // The same request goes through once there is enough.
    await payIn(world, person.id, 'NGN', 700);
    expect((await decide(desk.bola, result.id, 'approve')).result.state).toBe('approved');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
  });

  it('spending while it is approved never goes below zero: one of the two finds too little', async () => {
    // One credit is ₦500.00: either it is bought and ₦500.00 stay, or the correction took all that there was.
    for (let round = 0; round < 6; round += 1) {
      const person = await personWithMoney(world, { NGN: 1000 });
      const { result } = await propose(desk.ada, person.id, { direction: 'out' });
      const body = { credits: 1, currency: 'NGN', pin: goodPin };
      const [approved, bought] = await Promise.all([decide(desk.bola, result.id, 'approve'), person.call(buyCredits, { body })]);
      const outcomes = [approved, bought].map(({ status }) => status < 300);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const failed = approved.status < 300 ? bought : approved;
      expect(failed.problem.code).toBe('insufficient_funds');
      expect(await balanceOf(world, person.id, 'NGN')).toBe(outcomes[0] ? 0 : 500);
    }
  });
});

describe('asked again', () => {
  it('the same decision answers as before, and another under its key is refused', async () => {
    const person = await verifiedPerson(world);
    const [one, two] = [(await propose(desk.ada, person.id)).result.id, (await propose(desk.ada, person.id)).result.id];
    const key = randomUUID();
    const answers = await atOnce(6, () => decide(desk.bola, one, 'approve', key));
    expect(tally(answers)).toEqual({ 200: 6 });
    expect((await decide(desk.bola, one, 'reject', key)).problem.code).toBe('key_used_otherwise');
    expect((await decide(desk.bola, two, 'approve', key)).problem.code).toBe('key_used_otherwise');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(1000);
    const other = randomUUID();
    const [three, four] = [(await propose(desk.ada, person.id)).result.id, (await propose(desk.ada, person.id)).result.id];
    const both = await Promise.all([three, four].map((id) => decide(desk.bola, id, 'approve', other)));
    expect(tally(both)).toEqual({ 200: 1, key_used_otherwise: 1 });
    expect(await balanceOf(world, person.id, 'NGN')).toBe(2000);
  });
});

describe('the audit trail', () => {
  it('says who proposed and who decided, about whom, how much and why', async () => {
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    await decide(desk.bola, result.id, 'approve');
    const about = { direction: 'in', amountMinor: '100000', currency: 'NGN' };
    expect(await trailOf(world, result.id)).toEqual([
      {
        staffId: desk.ada.id,
        what: 'correction-proposed',
        userId: person.id,
        about,
        because: 'The courier agreed that it was our bag.',
      },
      { staffId: desk.bola.id, what: 'correction-approved', userId: person.id, about, because: 'I have seen the pictures.' },
    ]);
  });

  it('has nothing of what was refused', async () => {
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    await decide(desk.ada, result.id, 'approve');
    expect(await trailOf(world, result.id)).toHaveLength(1);
  });
});
