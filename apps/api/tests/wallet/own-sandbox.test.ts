import path from 'node:path';
import { createPaypalOrder } from '@waybill/contract/wallet/create-paypal-order';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { expect, inject, it } from 'vitest';
import { freePort } from '../../src/platform/free-port.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { balanceOf } from '../support/money.ts';
import { verifiedPerson } from '../support/people.ts';
import { spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const press = (page: string, action: string) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) });

it('a program that starts the sandbox is told of payments by it, though nobody comes back', async () => {
  const person = await verifiedPerson(world);
  // The other node is not to do this one's work: its sandbox is another.
  await world.node.close();
  const program = await spawnProgram({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: path.join(inject('dataDir'), 'own-sandbox'),
    SANDBOX_ORIGIN: '',
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  });
  try {
    await program.isUp;
    const here = sameBrowserAt(world, program.origin, person);
    const card = await here.call(startCardTopUp, { body: { amount: 600 } });
    await press(card.result.authorizationUrl, 'pay');
    await expect.poll(() => balanceOf(here, 'NGN'), { timeout: 20_000 }).toBe(600);
    const order = await here.call(createPaypalOrder, { body: { currency: 'USD', amount: 7 } });
    await press(order.result.approveUrl, 'approve');
    await expect.poll(() => balanceOf(here, 'USD'), { timeout: 20_000 }).toBe(7);
  } finally {
    program.child.kill('SIGTERM');
    await program.exitCode;
  }
});
