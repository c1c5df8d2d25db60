import { getConsoleTransaction } from '@waybill/contract/ops/get-console-transaction';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { expect, it } from 'vitest';
import { dealAt } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { payOut, usePayoutDesk } from './payout-desk.ts';

const { world } = await usePayoutDesk();

it('a line says whose it is and what its provider calls it, and a look is written down', async () => {
  const [staff, ada] = [await staffMember(world, 'support'), await personWithMoney(world, { NGN: 20_000 })];
  const reference = await payOut(ada, 5000);
  await world.db`update payout set provider_id = 'TRF_1a2b3c' where reference = ${reference}`;
  const line = (await ada.call(listTransactions, {})).result.items.find((item) => item.reference === reference);
  const look = () => staff.call(getConsoleTransaction, { params: { transactionId: line?.id ?? '' } });
  expect((await look()).result).toMatchObject({
    ...line,
    person: { id: ada.id },
    provider: 'paystack',
    providerNames: ['TRF_1a2b3c'],
    providerState: 'queued',
    isPayout: true,
  });
  await look();
  expect((await actsAbout(world, ada.id)).map(({ staffId, what, subject }) => [staffId, what, subject])).toEqual([
    [staff.id, 'transaction-looked-at', line?.id],
  ]);
});

it('a line that no provider has anything to do with says so', async () => {
  const [staff, { sender }] = [await staffMember(world, 'money'), await dealAt(world, 'Accepted')];
  const [line] = (await sender.call(listTransactions, {})).result.items;
  expect((await staff.call(getConsoleTransaction, { params: { transactionId: line?.id ?? '' } })).result).toMatchObject({
    ...{ provider: null, providerNames: [], providerState: null, isPayout: false },
  });
  const nothing = { params: { transactionId: 'trx_00000000000000000000000000' } };
  expect((await staff.call(getConsoleTransaction, nothing)).problem.code).toBe('not_found');
});
