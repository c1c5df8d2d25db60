import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { codesOf, orderOf } from '../support/orders.ts';
import { newcomer } from '../support/people.ts';
import { useReceiverMessages } from './messages-to-receivers.ts';

const { world, acceptedFor, settled, answerSms, count } = useReceiverMessages();

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
});
