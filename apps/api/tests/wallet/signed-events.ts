import { beforeAll } from 'vitest';
import { madeForEach } from '../support/made-before.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export async function useSignedEvents() {
  const sandbox = await openPaymentSandbox();
  const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
  beforeAll(() => sandbox.setWebhooks(world.node.origin, true));
  const each = madeForEach(async () => {
    await sandbox.clearFaults('paystack');
    await sandbox.clearFaults('paypal');
    return { person: await verifiedPerson(world) };
  });
  function post(
    vendor: string,
    body: string | Buffer | undefined,
    headers: Record<string, string> = {},
    origin = world.node.origin,
  ) {
    return fetch(`${origin}/api/webhooks/${vendor}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });
  }
  const storedEvents = async () => (await world.db<{ count: number }[]>`select count(*)::int from provider_event`)[0]?.count ?? 0;
  return { sandbox, world, post, storedEvents, each };
}
