import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { expect, inject, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/index.ts';
import { atOnce } from '../support/at-once.ts';
import { balanceOf, makeOlder, runPaymentSweep, timesCredited } from '../support/money.ts';
import { openPaymentSandbox, walletJobsDone } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { rounds } from '../support/rounds.ts';
import { spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
const world = useWorld({ ...sandbox.environment, ROLES: 'http', LOG_LEVEL: 'silent' });

const crashes = rounds(2, 5);
const paymentsARound = 8;

it('killed outright among webhooks, nothing that was acknowledged is lost and nothing is credited twice', async () => {
  const person = await verifiedPerson(world);
  const acknowledged: string[] = [];
  const refused: { reference: string; webhookId: string }[] = [];
  for (let round = 1; round <= crashes; round += 1) {
    await sandbox.setWebhooks(world.node.origin, true);
    const payments = await atOnce(paymentsARound, async () => {
      const begun = await person.call(startCardTopUp, { body: { amount: 100 } });
      await sandbox.press(begun.result.authorizationUrl, 'pay');
      const { reference } = begun.result;
      return { reference, webhookId: (await sandbox.webhook('paystack', reference, 'charge.success')).id };
    });
    await world.db`delete from rate_limit`;
    const program = await spawnProgram({
      ...sandbox.environment,
      DATABASE_URL: world.databaseUrl,
      DATA_DIR: path.join(inject('dataDir'), 'crashing'),
    });
    await program.isUp;
    await sandbox.setWebhooks(program.origin, true);
    const sending = payments.map(async (payment) => {
      const [status] = await sandbox.send('paystack', payment.webhookId);
      if (status === 200) acknowledged.push(payment.reference);
      else refused.push(payment);
    });
    // Each round dies a little later: before, among and after the answers.
    await sleep(round * 12);
    program.child.kill('SIGKILL');
    await Promise.all(sending);
    await program.exitCode;
  }

  expect(acknowledged.length + refused.length).toBe(crashes * paymentsARound);
  // A job that was being done when its program died is taken for lost only after a while; the sweep does not wait for that.
  // Before anybody works again: what is being done then is not lost.
  await world.db`update jobs.job set state = 'cancelled' where state = 'active' and group_id like 'wallet.%'`;
  const node = await world.startNode({ ROLES: 'http,worker' });
  await sandbox.setWebhooks(node.origin, true);
  for (const { webhookId } of refused) expect(await sandbox.send('paystack', webhookId)).toEqual([200]);
  const all = [...acknowledged, ...refused.map(({ reference }) => reference)];
  // Those refused, too: one may have been written down, and its job begun, by the program that died before it could answer.
  for (const reference of all) await makeOlder(world, reference, '5 minutes');
  await runPaymentSweep(node);
  await walletJobsDone(world);

  expect(await Promise.all(all.map((reference) => timesCredited(world, reference)))).toEqual(all.map(() => 1));
  expect(await balanceOf(person, 'NGN')).toBe(100 * crashes * paymentsARound);
  expect(await proveLedger(world.db)).toEqual([]);
});
