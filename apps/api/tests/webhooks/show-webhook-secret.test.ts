import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { showWebhookSecret } from '@waybill/contract/webhooks/show-webhook-secret';
import { describe, expect, it } from 'vitest';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { endpointAt, webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

describe('the secret of an endpoint', () => {
  const world = useWorld();

  it('is shown again to its owner, who has just said who they are', async () => {
    const shop = await verifiedPerson(world);
    const { id, key } = await endpointAt(shop, await webhookReceiver());
    const show = () => shop.call(showWebhookSecret, { params: { endpointId: id } });
    expect((await show()).problem.code).toBe('confirmation_required');
    await shop.call(confirmPassword, { body: { password: goodPassword } });
    expect((await show()).result.key).toBe(key);
  });
});
