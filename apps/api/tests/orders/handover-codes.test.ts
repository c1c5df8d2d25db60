import { orderStatus } from '@waybill/contract/orders/enums';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { nextMessage } from '../support/mailbox.ts';
import { codesOf, type Deal, moveTo, offered, orderOf } from '../support/orders.ts';
import { newcomer, type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

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
const askAsSender = (sender: Person, id: string) => sender.call(resendHandoverCode, { params: { id } });

/** As if the last one had been sent a minute ago. */
const aMinuteLater = (orderId: string) =>
  world.db`update delivery_order set handover_code_sent_at = handover_code_sent_at - interval '61 seconds' where id = ${orderId}`;

const untilSent = (orderId: string) =>
  eventually('The code is sent', async () => {
    const [row] = await world.db`select from delivery_order where id = ${orderId} and handover_code_sent_at is not null`;
    return row;
  });

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

  it('gets it five times an hour at the most from the tracking page; the sender has as many of their own', async () => {
    const { orderId, packageId, trackingId, sender } = await accepted();
    await untilSent(orderId);
    for (const askOnce of [() => ask(trackingId), () => askAsSender(sender, orderId)]) {
      // Each to another phone: how many one number gets is counted apart.
      await world.db`update package set receiver_phone = ${newcomer().phoneNumber} where item_id = ${packageId}`;
      for (let time = 0; time < 5; time += 1) {
        await aMinuteLater(orderId);
        expect((await askOnce()).status).toBe(202);
      }
      await aMinuteLater(orderId);
      expect((await askOnce()).problem.code).toBe('too_many_requests');
    }
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

describe('the code', () => {
  it('is asked for by the sender and by the page: not by the carrier, and by nobody else', async () => {
    const { orderId, carrier } = await accepted();
    const stranger = await verifiedPerson(world);
    for (const person of [carrier, stranger]) expect((await askAsSender(person, orderId)).problem.code).toBe('not_found');
    expect((await world.visitor().call(resendHandoverCode, { params: { id: orderId } })).status).toBe(401);
    expect((await ask(trackingIdFrom([8, 7, 6, 5, 4, 3, 2, 1]))).problem.code).toBe('not_found');
  });

  it('is not sent before anybody has agreed, nor when the parcel has arrived', async () => {
    const { orderId, sender } = await offered(world);
    const { trackingId } = await orderOf(sender, orderId);
    expect((await ask(trackingId)).problem.code).toBe('step_not_allowed');
    const done = await accepted();
    await moveTo(done.carrier, done.orderId, 'PickedUp', { code: codesOf(world, done.orderId).pickup });
    await moveTo(done.carrier, done.orderId, 'Delivered', { code: codesOf(world, done.orderId).handover });
    await aMinuteLater(done.orderId);
    expect((await ask(done.trackingId)).problem.code).toBe('step_not_allowed');
    expect((await askAsSender(done.sender, done.orderId)).problem.code).toBe('step_not_allowed');
  });
});
