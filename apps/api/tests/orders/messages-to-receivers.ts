import { createHmac } from 'node:crypto';
import { whyWithheld } from '../../src/modules/orders/receiver-pace.ts';
import { eventually } from '../support/eventually.ts';
import { type Deal, moveTo, offered, orderOf } from '../support/orders.ts';
import { useWorld } from '../support/world.ts';

type Sent = Deal & { readonly trackingId: string };

export function useReceiverMessages() {
  const world = useWorld();
  /** Accepted, for a receiver with this phone. */
  async function acceptedFor(phone: string): Promise<Sent> {
    const deal = await offered(world);
    await world.db`update package set receiver_phone = ${phone} where item_id = ${deal.packageId}`;
    await moveTo(deal.sender, deal.orderId, 'Accepted');
    return { ...deal, trackingId: (await orderOf(deal.sender, deal.orderId)).trackingId };
  }
  const settled = ({ orderId }: Deal) =>
    eventually('The message is sent or withheld', async () => {
      const [row] = await world.db`
      select from delivery_order where id = ${orderId} and (handover_code_sent_at is not null or handover_code_withheld is not null)`;
      return row;
    });
  /** As Termii would bring it. */
  function answerSms(from: string, message: string, secret = 'sandbox-termii-secret') {
    const body = JSON.stringify({ type: 'inbound', id: '1', sender: from.replace('+', ''), receiver: 'Waybill', message });
    return world.visitor().request('/api/webhooks/termii', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-termii-signature': createHmac('sha512', secret).update(body).digest('hex'),
      },
    });
  }
  const count = (phone: string, senderId?: string) => whyWithheld(world.node.context, { phone, senderId });
  return { world, acceptedFor, settled, answerSms, count };
}
