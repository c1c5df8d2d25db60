import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { eventually } from '../support/eventually.ts';
import { type Deal, moveTo, offered, orderOf } from '../support/orders.ts';
import { newcomer } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export function useHandoverMessages() {
  const world = useWorld();
  /** Accepted, with a receiver whose phone is in no other test. */
  async function accepted(): Promise<Deal & { readonly phone: string; readonly trackingId: string }> {
    const deal = await offered(world);
    const phone = newcomer().phoneNumber;
    await world.db`update package set receiver_phone = ${phone} where item_id = ${deal.packageId}`;
    await moveTo(deal.sender, deal.orderId, 'Accepted');
    return { ...deal, phone, trackingId: (await orderOf(deal.sender, deal.orderId)).trackingId };
  }
  const ask = (trackingId: string) => world.visitor().call(sendHandoverCode, { params: { trackingId } });
  /** As if the last one had been sent a minute ago. */
  const aMinuteLater = (orderId: string) =>
    world.db`update delivery_order set handover_code_sent_at = handover_code_sent_at - interval '61 seconds' where id = ${orderId}`;
  const untilSent = (orderId: string) =>
    eventually('The code is sent', async () => {
      const [row] = await world.db`select from delivery_order where id = ${orderId} and handover_code_sent_at is not null`;
      return row;
    });
  return { world, accepted, ask, aMinuteLater, untilSent };
}
