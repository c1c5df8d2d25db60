import { describe, expect, it } from 'vitest';
import { sealBooks } from '../../src/modules/wallet/ledger/seal.ts';
import { decide, propose } from '../support/corrections.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useBooks } from './books-desk.ts';

const { world, books, desk } = await useBooks();

describe('the books', () => {
  it('show everybody together, the house and the providers, and sum to zero', async () => {
    const person = await personWithMoney(world, { NGN: 4000, USD: 30 });
    await personWithMoney(world, { NGN: 1000.5 });
    const { result } = await propose(desk.ada, person.id, { amount: 200 });
    await decide(desk.bola, result.id, 'approve');

    const { accounts, sums, transactions } = await books();
    const find = (kind: string, currency: string) => accounts.find((line) => line.kind === kind && line.currency === currency);
    expect(find('available', 'NGN')).toMatchObject({ owner: 'people', accounts: 2, balance: 5200.5 });
    expect(find('available', 'USD')).toMatchObject({ owner: 'people', accounts: 1, balance: 30 });
    expect(find('paystack-clearing', 'NGN')).toMatchObject({ owner: 'provider', accounts: 1, balance: -5000.5 });
    expect(find('corrections', 'NGN')).toMatchObject({ owner: 'house', accounts: 1, balance: -200 });
    expect(sums).toEqual([
      { currency: 'NGN', sum: 0 },
      { currency: 'USD', sum: 0 },
    ]);
    expect(transactions).toBe(4);
  });

  it('count what is sealed and what is not, and show the newest seal', async () => {
    const before = (await books()).transactions;
    // The first only looks how far it may go.
    for (let round = 0; round < 3; round += 1) await sealBooks(world.db);
    const sealed = await books();
    expect(sealed.seal).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(sealed.transactions).toBe(before);
    await personWithMoney(world, { NGN: 10 });
    expect((await books()).transactions).toBe(before + 1);
  });
});
