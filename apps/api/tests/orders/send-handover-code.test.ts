import { orderStatus } from '@waybill/contract/orders/enums';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { describe, expect, it } from 'vitest';
import { nextMessage } from '../support/mailbox.ts';
import { codesOf, moveTo, orderOf } from '../support/orders.ts';
import { useHandoverMessages } from './handover-messages.ts';

const { world, accepted, ask, aMinuteLater, untilSent } = useHandoverMessages();

describe('the receiver', () => {
  it('gets the link and the code when the parcel has its carrier; the page then says that it went, not where', async () => {
    const { orderId, phone, trackingId, sender } = await accepted();
    const { text, code, links } = await nextMessage(world, phone, 'sms');
    expect(code).toBe(codesOf(world, orderId).handover);
    expect(text).toMatch(/^Chidi sends you a parcel by Waybill\./);
    expect(text).toContain('Say it only when you hold the parcel.');
    expect(links).toEqual([`${world.node.context.publicUrl}/track/${trackingId}`]);
    await untilSent(orderId);
    const page = await world.visitor().call(getTracking, { params: { trackingId } });
    expect(page.result.isCodeSent).toBe(true);
    expect(JSON.stringify(await orderOf(sender, orderId))).not.toContain(code);
  });

  it('hands it over with that code, which the carrier never saw', async () => {
    const { orderId, phone, carrier } = await accepted();
    const { code } = await nextMessage(world, phone, 'sms');
    await moveTo(carrier, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    expect(JSON.stringify(await orderOf(carrier, orderId))).not.toContain(code);
    const { result } = await moveTo(carrier, orderId, 'Delivered', { code });
    expect(result.orderStatus).toBe(orderStatus.Completed);
  });

  it('gets it again from the tracking page, once a minute', async () => {
    const { orderId, phone, trackingId } = await accepted();
    const first = await nextMessage(world, phone, 'sms');
    await untilSent(orderId);
    const tooSoon = (await ask(trackingId)).problem;
    expect(tooSoon.code).toBe('code_too_soon');
    expect(tooSoon.retryAfterSeconds).toBeGreaterThan(0);
    expect(tooSoon.retryAfterSeconds).toBeLessThanOrEqual(60);
    await aMinuteLater(orderId);
    expect((await ask(trackingId)).status).toBe(202);
    expect((await nextMessage(world, phone, 'sms', first)).code).toBe(first.code);
    expect((await ask(trackingId)).problem.code).toBe('code_too_soon');
  });

  it('gets one when many ask at once', async () => {
    const { orderId, trackingId, phone } = await accepted();
    await nextMessage(world, phone, 'sms');
    await untilSent(orderId);
    await aMinuteLater(orderId);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(trackingId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429, 429]);
  });
});
