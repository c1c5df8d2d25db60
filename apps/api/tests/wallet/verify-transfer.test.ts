import { verifyTransfer } from '@waybill/contract/wallet/verify-transfer';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce } from '../support/at-once.ts';
import { creditsByTransfer, openBankSandbox, topUpByTransfer, verified } from '../support/bank-transfers.ts';
import { newTopUp } from '../support/card-top-ups.ts';
import { madeForEach } from '../support/made-before.ts';
import { balanceOf, creditsOf, makeOlder, runPaymentSweep, timesCredited } from '../support/money.ts';
import { walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openBankSandbox();
const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });

beforeAll(() => sandbox.setWebhooks(world.node.origin, true));

const person = madeForEach(async () => {
  await sandbox.clearFaults('paystack');
  return verifiedPerson(world);
});

describe('how a transfer stands', () => {
  it('is asked of the provider, though its event was lost', async () => {
    const transfer = await topUpByTransfer(person, 700);
    await sandbox.transfer(transfer, { isEventLost: true });
    expect(await verified(person, transfer)).toMatchObject({ state: 'paid', received: 700, transaction: { status: 1 } });
    expect(await balanceOf(person, 'NGN')).toBe(700);
  });

  it('is found by the sweep when nobody asks and nobody is told', async () => {
    const transfer = await topUpByTransfer(person, 700);
    await sandbox.transfer(transfer, { isEventLost: true });
    await makeOlder(world, transfer.reference, '5 minutes');
    await runPaymentSweep(world.node);
    await walletJobsDone(world);
    expect(await balanceOf(person, 'NGN')).toBe(700);
  });

  it('is looked at again after it was paid: a second transfer whose event was lost is found, too', async () => {
    const transfer = await topUpByTransfer(person, 700);
    await sandbox.transfer(transfer, { isEventLost: true });
    await verified(person, transfer);
    await sandbox.transfer(transfer, { amount: 5_000, isEventLost: true });
    await makeOlder(world, transfer.reference, '5 minutes');
    await runPaymentSweep(world.node);
    await walletJobsDone(world);
    expect(await balanceOf(person, 'NGN')).toBe(750);
  });

  it('is booked once when fifty webhooks and ten questions come at once', async () => {
    const [topUp, credits] = [await topUpByTransfer(person, 700), await creditsByTransfer(person, 5)];
    for (const transfer of [topUp, credits]) await sandbox.transfer(transfer);
    const webhooks = await Promise.all(
      [topUp, credits].map(({ reference }) => sandbox.webhook('paystack', reference, 'charge.success')),
    );
    await Promise.all([
      ...webhooks.map(({ id }) => sandbox.send('paystack', id, { times: 20 })),
      ...webhooks.map(({ id }) => sandbox.send('paystack', id, { times: 20 })),
      atOnce(5, () => verified(person, topUp)),
      atOnce(5, () => verified(person, credits)),
    ]);
    await walletJobsDone(world);
    expect(await timesCredited(world, topUp.reference)).toBe(1);
    expect(await timesCredited(world, credits.reference)).toBe(1);
    expect(await balanceOf(person, 'NGN')).toBe(700);
    expect(await creditsOf(person)).toBe(5);
    expect(await proveMoney(world.db)).toEqual([]);
  });

  it('believes no event: one that never happened credits nothing', async () => {
    const transfer = await topUpByTransfer(person, 700);
    await sandbox.invent('paystack', 'charge.success', transfer.reference);
    await walletJobsDone(world);
    expect(await verified(person, transfer)).toMatchObject({ state: 'waiting', received: 0 });
    expect(await balanceOf(person, 'NGN')).toBe(0);
  });

  it('is not known to others, and a payment by card is none', async () => {
    const transfer = await topUpByTransfer(person, 700);
    const stranger = await verifiedPerson(world);
    const ask = (visitor: typeof person, reference: unknown) => visitor.call(verifyTransfer, { body: { reference } });
    expect((await ask(stranger, transfer.reference)).problem.code).toBe('not_found');
    expect((await ask(person, 'wb-nothing')).problem.code).toBe('not_found');
    expect((await ask(person, (await newTopUp(person, 700)).reference)).problem.code).toBe('not_found');
    expect((await ask(person, '')).problem.code).toBe('invalid_input');
  });

  it('stays as it is while the provider is silent', async () => {
    const transfer = await topUpByTransfer(person, 700);
    await sandbox.transfer(transfer, { isEventLost: true });
    await sandbox.fault('paystack', { path: '/transaction/verify', status: 500 });
    expect((await person.call(verifyTransfer, { body: { reference: transfer.reference } })).problem.code).toBe(
      'provider_unavailable',
    );
    expect(await balanceOf(person, 'NGN')).toBe(0);
    expect(await verified(person, transfer)).toMatchObject({ state: 'paid' });
  });
});
