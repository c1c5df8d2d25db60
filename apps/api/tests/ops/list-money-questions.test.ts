import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { payOut, usePayoutDesk } from './payout-desk.ts';

const { world, grow, desk } = await usePayoutDesk();

describe('money questions', () => {
  const questions = async () => (await desk.ada.call(listMoneyQuestions, { query: { limit: 50 } })).result.items;

  it('about payouts are answered by sending them again; pages lose none', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const references = [await payOut(person, 500), await payOut(person, 500), await payOut(person, 500)];
    for (const reference of references) await grow(reference, '2 days');
    const all = await questions();
    const mine = all.filter(({ reference }) => references.includes(reference));
    const words = '₦500.00 with Paystack: it has not been sent yet.';
    expect(mine.map(({ kind, what, answers }) => [kind, what, answers])).toEqual(Array(3).fill(['payout', words, []]));
    const paged = await allPages(async (on) => (await desk.ada.call(listMoneyQuestions, { query: { limit: 1, ...on } })).result);
    expect(paged).toEqual(all);
  });
});
