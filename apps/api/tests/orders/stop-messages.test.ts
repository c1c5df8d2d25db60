import { getTracking } from '@waybill/contract/orders/get-tracking';
import { sendHandoverCode } from '@waybill/contract/orders/send-handover-code';
import { stopMessages } from '@waybill/contract/orders/stop-messages';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { codesOf, orderOf } from '../support/orders.ts';
import { newcomer } from '../support/people.ts';
import { useReceiverMessages } from './messages-to-receivers.ts';

const { world, acceptedFor, settled } = useReceiverMessages();

describe('STOP', () => {
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
});
