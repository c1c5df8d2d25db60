import { madeBefore, madeForEach } from '../support/made-before.ts';
import { openPaypalSandbox } from '../support/paypal-top-ups.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export async function usePaypalPayments() {
  const sandbox = await openPaypalSandbox();
  // Providers fail here on purpose: no need to read of it.
  const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
  const nodes = madeBefore(async () => {
    const other = await world.startNode();
    await sandbox.setWebhooks(other.origin, true);
    return { other };
  });
  const each = madeForEach(async () => {
    await sandbox.clearFaults('paypal');
    return { person: await verifiedPerson(world) };
  });
  return { sandbox, world, nodes, each };
}
