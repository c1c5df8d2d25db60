import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { saleLimits } from '@waybill/contract/sales/enums';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { carrier, codesOf, moveTo, offer } from '../support/orders.ts';
import { paidSale, send, standsAt } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

describe('the phone of a buyer', () => {
  it('gets five SMS a day from one parcel, those of its sale and those of its delivery together', async () => {
    const { seller, buyer, sale } = await paidSale(world, bank);
    const packageId = (await send(seller, sale.id)).result.packageId ?? '';
    const by = await carrier(world);
    const { id: orderId } = (await offer(by, packageId)).result;
    await moveTo(seller, orderId, 'Accepted');
    // What they asked for themselves is not among them.
    const heard = async () =>
      (await messagesTo({ sandboxOrigin: bank.origin }, buyer.phone)).filter(({ text }) => !text.includes('code to buy'));
    // Ordered, paid, and the link with the code.
    await eventually('Three messages', async () => (await heard()).length === 3);
    // A message is noted as sent a moment after it has come; whoever asks in that moment is refused, and has used up one of five.
    await eventually('The link is noted as sent', async () => {
      const [order] = await world.db`select handover_code_sent_at as sent_at from delivery_order where id = ${orderId}`;
      return order?.sentAt !== null;
    });
    const again = async () => {
      await world.db`
        update delivery_order set handover_code_sent_at = handover_code_sent_at - interval '61 seconds' where id = ${orderId}`;
      return seller.call(resendHandoverCode, { params: { id: orderId } });
    };
    for (const number of [4, 5]) {
      expect((await again()).status).toBe(202);
      await eventually(`Message ${number}`, async () => (await heard()).length === number);
    }
    expect((await again()).problem.code).toBe('too_many_requests');
    await moveTo(by, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    await moveTo(by, orderId, 'InTransit');
    await moveTo(by, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    await standsAt(seller, sale.id, 'arrived');
    await eventually('Nothing waits', async () => {
      const rows = await world.db`
        select from jobs.job where group_id in ('sales.send-buyer-news', 'orders.send-receiver-link') and state in ('created', 'active', 'retry')`;
      return rows.length === 0;
    });
    expect(await heard()).toHaveLength(saleLimits.messagesADay);
  });
});
