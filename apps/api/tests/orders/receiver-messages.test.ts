import { createHmac } from 'node:crypto';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { orderStatus } from '@waybill/contract/orders/enums';
import { getTracking } from '@waybill/contract/orders/get-tracking';
import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { stopMessages } from '@waybill/contract/orders/stop-messages';
import { describe, expect, it } from 'vitest';
import { whyWithheld } from '../../src/modules/orders/receiver-pace.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { codesOf, type Deal, moveTo, offered, orderOf } from '../support/orders.ts';
import { newcomer, unverifiedPerson } from '../support/people.ts';
import { wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

type Sent = Deal & { readonly trackingId: string };

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

describe('messages to somebody who never asked for them', () => {
  it('are eight an hour to one number, whoever sends whatever to it, fifty at once', async () => {
    const phone = newcomer().phoneNumber;
    const answers = await atOnce(50, (index) => count(phone, `usr_of_test_${index}`));
    expect(answers.filter((why) => why === undefined)).toHaveLength(8);
    expect(answers.filter((why) => why === 'limit')).toHaveLength(42);
  });

  it('are forty a day for one sender, to whomever, and more for somebody whose identity is checked', async () => {
    const { sender } = await offered(world);
    const day = () => atOnce(50, () => count(newcomer().phoneNumber, sender.id));
    await world.db`update profile set kyc_status = 0 where user_id = ${sender.id}`;
    expect((await day()).filter((why) => why === undefined)).toHaveLength(40);
    await world.db`update profile set kyc_status = 1 where user_id = ${sender.id}`;
    expect((await day()).filter((why) => why === undefined)).toHaveLength(50);
  });

  it('that are too many harm no delivery: the sender passes the code on, and the carrier never sees it', async () => {
    const phone = newcomer().phoneNumber;
    await atOnce(8, () => count(phone));
    const deal = await acceptedFor(phone);
    await settled(deal);
    const { handover } = codesOf(world, deal.orderId);
    expect(await messagesTo(world, phone)).toEqual([]);
    expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({ codeWithheld: 'limit', handoverCode: handover });
    const seen = await orderOf(deal.carrier, deal.orderId);
    expect(seen).toMatchObject({ codeWithheld: null, handoverCode: null });
    expect(JSON.stringify(seen)).not.toContain(handover);
    await moveTo(deal.carrier, deal.orderId, 'PickedUp', { code: codesOf(world, deal.orderId).pickup });
    const done = await moveTo(deal.carrier, deal.orderId, 'Delivered', { code: handover });
    expect(done.result.orderStatus).toBe(orderStatus.Completed);
    expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({ codeWithheld: null, handoverCode: null });
  });

  it('cannot be had by posting, accepting, changing the receiver and cancelling again and again', async () => {
    const victim = newcomer().phoneNumber;
    for (let time = 0; time < 4; time += 1) {
      const { sender, orderId } = await acceptedFor(newcomer().phoneNumber);
      for (const receiverPhoneNumber of [victim, newcomer().phoneNumber, victim])
        await sender.call(changeReceiver, {
          params: { id: orderId },
          body: {
            receiverFullName: 'Ngozi Eze',
            receiverPhoneNumber,
            dropoffAddress: '7 Aminu Kano Crescent, Wuse',
            dropOffAddressJson: wuse,
          },
        });
      await moveTo(sender, orderId, 'Cancelled', { cancellationReasons: [{ id: 1 }] });
    }
    await eventually('Nothing waits', async () => {
      const [row] = await world.db`
        select from jobs.job where group_id = 'orders.send-receiver-link' and state in ('created', 'active', 'retry')`;
      return row === undefined;
    });
    expect((await messagesTo(world, victim)).length).toBeLessThanOrEqual(8);
  });

  it('are asked for from the tracking page at nobody’s cost but the number’s', async () => {
    const deal = await acceptedFor(newcomer().phoneNumber);
    await settled(deal);
    await world.db`update delivery_order set handover_code_sent_at = now() - interval '2 minutes' where id = ${deal.orderId}`;
    await world.db`delete from rate_limit`;
    expect((await world.visitor().call(sendHandoverCode, { params: { trackingId: deal.trackingId } })).status).toBe(202);
    await world.db`update profile set kyc_status = 0 where user_id = ${deal.sender.id}`;
    const rest = await atOnce(41, () => count(newcomer().phoneNumber, deal.sender.id));
    expect(rest.filter((why) => why === undefined)).toHaveLength(40);
  });
});

describe('STOP', () => {
  it.each(['STOP', ' stop. ', 'Stop please', 'UNSUBSCRIBE'])(
    'by an SMS that says “%s” is honoured; START takes it back',
    async (word) => {
      const phone = newcomer().phoneNumber;
      expect((await answerSms(phone, word)).status).toBe(200);
      const deal = await acceptedFor(phone);
      await settled(deal);
      expect(await messagesTo(world, phone)).toEqual([]);
      expect(await orderOf(deal.sender, deal.orderId)).toMatchObject({
        codeWithheld: 'stopped',
        handoverCode: codesOf(world, deal.orderId).handover,
      });
      const refused = await deal.sender.call(resendHandoverCode, { params: { id: deal.orderId } });
      expect(refused.problem).toMatchObject({ code: 'step_not_allowed' });
      expect(refused.problem.detail).toContain('pass the code on yourself');

      await answerSms(phone, 'Start');
      expect((await deal.sender.call(resendHandoverCode, { params: { id: deal.orderId } })).status).toBe(202);
      expect((await nextMessage(world, phone, 'sms')).code).toBe(codesOf(world, deal.orderId).handover);
      await eventually(
        'The sender no longer has to',
        async () => (await orderOf(deal.sender, deal.orderId)).codeWithheld === null,
      );
    },
  );

  it('is believed with Termii’s signature only, and other words change nothing', async () => {
    const phone = newcomer().phoneNumber;
    expect((await answerSms(phone, 'STOP', 'somebody else’s secret')).status).toBe(403);
    for (const words of ['Thank you! Do not stop', 'Who is this?', '', '😀'])
      expect((await answerSms(phone, words)).status).toBe(200);
    expect(await count(phone)).toBeUndefined();
  });

  it('on the tracking page takes the code from the message: neither the carrier nor a stranger can stop it', async () => {
    const phone = newcomer().phoneNumber;
    const deal = await acceptedFor(phone);
    const { code } = await nextMessage(world, phone, 'sms');
    const stop = (given: string, trackingId = deal.trackingId) =>
      world.visitor().call(stopMessages, { params: { trackingId }, body: { code: given } });
    expect((await stop(code === '111111' ? '222222' : '111111')).problem).toMatchObject({
      code: 'code_wrong',
      errors: [{ field: 'code' }],
    });
    expect((await stop(code ?? '')).status).toBe(204);
    const page = () => world.visitor().call(getTracking, { params: { trackingId: deal.trackingId } });
    expect((await page()).result).toMatchObject({ areMessagesStopped: true, canSendCode: false });
    const asked = await world.visitor().call(sendHandoverCode, { params: { trackingId: deal.trackingId } });
    expect(['step_not_allowed', 'code_too_soon']).toContain(asked.problem.code);

    const next = await acceptedFor(phone);
    await settled(next);
    expect(await messagesTo(world, phone), 'whoever sends the next parcel').toHaveLength(1);
    expect((await orderOf(next.sender, next.orderId)).codeWithheld).toBe('stopped');
  });

  it('lets nobody find out the code: ten tries a day for one parcel, from wherever they come', async () => {
    const { trackingId, orderId } = await acceptedFor(newcomer().phoneNumber);
    const wrong = codesOf(world, orderId).handover === '111111' ? '222222' : '111111';
    const answers = await atOnce(50, () => world.visitor().call(stopMessages, { params: { trackingId }, body: { code: wrong } }));
    expect(tally(answers)).toEqual({ code_wrong: 10, code_resting: 40 });
  });

  it('does not stop codes that people ask for themselves', async () => {
    const chidi = await unverifiedPerson(world);
    await answerSms(chidi.details.phoneNumber, 'STOP');
    expect((await chidi.call(sendOtp)).status).toBe(202);
    await nextMessage(world, chidi.details.phoneNumber, 'sms');
  });

  it('keeps no number that anybody could read', async () => {
    const phone = newcomer().phoneNumber;
    await answerSms(phone, 'STOP');
    const rows = await world.db`select * from message_stop`;
    expect(JSON.stringify(rows)).not.toContain(phone.slice(4));
  });
});
