import { sendOtp } from '@waybill/contract/identity/send-otp';
import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { orderStatus } from '@waybill/contract/orders/enums';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { codesOf, moveTo, offered, orderOf } from '../support/orders.ts';
import { newcomer, unverifiedPerson } from '../support/people.ts';
import { wuse } from '../support/timeline.ts';
import { useReceiverMessages } from './messages-to-receivers.ts';

const { world, acceptedFor, settled, answerSms, count } = useReceiverMessages();

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
