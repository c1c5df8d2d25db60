import { beforeAll } from 'vitest';
import { openCardSandbox } from '../support/card-top-ups.ts';
import { madeForEach } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export async function useCardPayments() {
  const sandbox = await openCardSandbox();
  // Providers fail here on purpose: no need to read of it.
  const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
  beforeAll(() => sandbox.setWebhooks(world.node.origin, true));
  const each = madeForEach(async () => {
    await sandbox.clearFaults('paystack');
    return { person: await verifiedPerson(world) };
  });
  return { sandbox, world, each };
}
