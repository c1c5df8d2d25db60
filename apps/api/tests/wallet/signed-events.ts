import { beforeAll, beforeEach } from 'vitest';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export async function useSignedEvents() {
  const sandbox = await openPaymentSandbox();
  const world = useWorld({ ...sandbox.environment, LOG_LEVEL: 'silent' });
  let person: Person;
  beforeAll(() => sandbox.setWebhooks(world.node.origin, true));
  beforeEach(async () => {
    await sandbox.clearFaults('paystack');
    await sandbox.clearFaults('paypal');
    person = await verifiedPerson(world);
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
  return {
    sandbox,
    world,
    post,
    storedEvents,
    get person() {
      return person;
    },
  };
}
