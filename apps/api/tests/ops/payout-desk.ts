import { retryPayout } from '@waybill/contract/ops/retry-payout';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { openPayoutSandbox } from '../support/payout-sandbox.ts';
import type { Person } from '../support/people.ts';
import { expectBooksToBeRight, goodPin } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const payOut = async (person: Person, amount: number): Promise<string> => {
  const body = { currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber: '0123456780', amount };
  return (await person.call(initiatePayout, { body })).result.reference;
};

export const retry = (staff: Person, reference: string) =>
  staff.call(retryPayout, { params: { reference }, body: { because: 'They wrote to us.' } });

export async function usePayoutDesk() {
  const sandbox = await openPayoutSandbox();
  /** Nobody works on jobs here: what gets on, gets on because a member of staff asked for it. */
  const world = useWorld({ ...sandbox.environment, ROLES: 'http', LOG_LEVEL: 'silent' });
  const desk = madeBefore(async () => ({ ada: await staffMember(world), bola: await staffMember(world) }));
  beforeAll(async () => {
    await sandbox.setWebhooks(world.node.origin, true);
    await sandbox.holdSettlement('paystack', true);
  });
  afterEach(() => sandbox.clearFaults('paystack'));
  afterAll(() => expectBooksToBeRight(world));
  const grow = (reference: string, age: string) =>
    world.db`update payout set created_at = now() - ${age}::interval where reference = ${reference}`;
  return { sandbox, world, grow, desk };
}
