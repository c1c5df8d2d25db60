import { beforeAll, beforeEach } from 'vitest';
import { openCardSandbox } from '../support/card-top-ups.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export async function useCardPayments() {
  const sandbox = await openCardSandbox();
  // Providers fail here on purpose: no need to read of it.
  const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
  let person: Person;
  beforeAll(() => sandbox.setWebhooks(world.node.origin, true));
  beforeEach(async () => {
    await sandbox.clearFaults('paystack');
    person = await verifiedPerson(world);
  });
  return {
    sandbox,
    world,
    get person() {
      return person;
    },
  };
}
