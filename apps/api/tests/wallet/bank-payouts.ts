import { afterAll, afterEach, beforeAll } from 'vitest';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import { expectBooksToBeRight } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

export async function useBankPayouts() {
  const sandbox = await openPayoutSandbox();
  const world = useWorld(sandbox.environment);
  beforeAll(() => sandbox.setWebhooks(world.node.origin, false));
  afterEach(() => sandbox.clearFaults('paystack'));
  afterAll(() => expectBooksToBeRight(world));
  return { sandbox, world };
}
