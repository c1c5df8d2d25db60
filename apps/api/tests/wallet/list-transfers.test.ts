import { listTransfers } from '@waybill/contract/wallet/list-transfers';
import { expect, it } from 'vitest';
import { creditsByTransfer, expire, openBankSandbox, topUpByTransfer, verified } from '../support/bank-transfers.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

it('lists what still waits for money, the newest first, to its owner alone', async () => {
  const person = await verifiedPerson(world);
  const list = async (visitor = person) => (await visitor.call(listTransfers)).result.transfers;
  expect(await list()).toEqual([]);
  const paid = await topUpByTransfer(person, 700);
  const over = await topUpByTransfer(person, 800);
  const part = await creditsByTransfer(person, 5);
  const waiting = await topUpByTransfer(person, 900);
  await sandbox.transfer(paid);
  await sandbox.transfer(part, { amount: 100_000 });
  await expire(world, over);
  for (const each of [paid, over, part]) await verified(person, each);
  expect(await list()).toMatchObject([
    { reference: waiting.reference, state: 'waiting', missing: 900, accountNumber: waiting.accountNumber },
    { reference: part.reference, state: 'part', missing: 1_375, received: 1_000 },
  ]);
  expect(await list(await verifiedPerson(world))).toEqual([]);
});
