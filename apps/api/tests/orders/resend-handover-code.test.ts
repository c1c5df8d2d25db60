import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import { describe, expect, it } from 'vitest';
import { codesOf, moveTo, offered, orderOf } from '../support/orders.ts';
import { newcomer, type Person, verifiedPerson } from '../support/people.ts';
import { useHandoverMessages } from './handover-messages.ts';

const { world, accepted, ask, aMinuteLater, untilSent } = useHandoverMessages();

const askAsSender = (sender: Person, id: string) => sender.call(resendHandoverCode, { params: { id } });

describe('the receiver', () => {
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
