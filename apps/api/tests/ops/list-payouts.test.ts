import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { payOut, retry, usePayoutDesk } from './payout-desk.ts';

const { sandbox, world, grow, desk } = await usePayoutDesk();

const payoutsOf = async (query: object) => (await desk.ada.call(listPayouts, { query })).result.items;

describe('payouts', () => {
  it('are listed newest first: all, those under way, those that do not get on', async () => {
    const person = await personWithMoney(world, { NGN: 10_000 });
    const [one, two, three] = [await payOut(person, 500), await payOut(person, 600), await payOut(person, 700.5)];
    await grow(two, '25 hours');
    await retry(desk.ada, one);
    await sandbox.decideTransfer(one, 'success');
    expect((await retry(desk.ada, one)).result.state).toBe('paid');
    const mine = async (query: object) =>
      (await payoutsOf(query)).filter(({ person: { id } }) => id === person.id).map(({ reference }) => reference);
    expect(await mine({})).toEqual([three, two, one]);
    expect(await mine({ state: 'under-way' })).toEqual([three, two]);
    expect(await mine({ state: 'stuck' })).toEqual([two]);
    const [newest] = await payoutsOf({ limit: 1 });
    expect(newest).toMatchObject({
      reference: three,
      person: { username: person.details.username },
      provider: 'paystack',
      amount: 700.5,
      currency: 'NGN',
      destination: 'Test Bank, account ending 6780',
      state: 'queued',
      trouble: null,
      isStuck: false,
      settledAt: null,
    });
    const paged = await allPages(async (on) => (await desk.ada.call(listPayouts, { query: { limit: 1, ...on } })).result);
    expect(paged).toEqual(await payoutsOf({ limit: 50 }));
  });
});
