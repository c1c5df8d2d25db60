import { beforeAll, beforeEach } from 'vitest';
import { openPaypalSandbox } from '../support/paypal-top-ups.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { type Node, useWorld } from '../support/world.ts';

export async function usePaypalPayments() {
  const sandbox = await openPaypalSandbox();
  // Providers fail here on purpose: no need to read of it.
  const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
  let person: Person;
  let other: Node;
  beforeAll(async () => {
    other = await world.startNode();
    await sandbox.setWebhooks(other.origin, true);
  });
  beforeEach(async () => {
    await sandbox.clearFaults('paypal');
    person = await verifiedPerson(world);
  });
  return {
    sandbox,
    world,
    get person() {
      return person;
    },
    get other() {
      return other;
    },
  };
}
